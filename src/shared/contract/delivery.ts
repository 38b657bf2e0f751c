import * as v from 'valibot';
import { toAsciiDigits } from '@/shared/text/digits';
import {
  createRequiredFieldSchema as createFieldSchema,
  Email,
  EmailText,
  LineText,
  Mobile,
  MultilineText,
  normaliseMobile,
} from './primitives';

/** Labels of the checkout fields for companies. */
export const companyLabels = {
  company: 'Company',
  branch: 'Branch',
  taxNumber: 'NTN / STRN',
  purchaseOrder: 'Purchase order number',
  preferredDay: 'Preferred delivery day',
} as const;
export type CompanyField = keyof typeof companyLabels;
export const companyFields = Object.keys(companyLabels) as CompanyField[];
export const maxCompanyTextLength = 100;

const CompanyText = v.pipe(
  LineText,
  v.maxLength(maxCompanyTextLength, `At most ${maxCompanyTextLength} characters`),
);

/**
 * The fields of the checkout form in their order. Only the remark and the company fields are
 * optional.
 */
export const Delivery = v.object({
  fullName: createFieldSchema('Full name', 200),
  email: v.pipe(EmailText, v.nonEmpty('Email is required'), Email),
  /** Mobile numbers are normalised. Any other number stays as typed, in ASCII digits. */
  phone: v.pipe(
    createFieldSchema('Phone', 30),
    v.transform((phone) => (v.is(Mobile, phone) ? normaliseMobile(phone) : toAsciiDigits(phone))),
  ),
  address: createFieldSchema('Address', 500, MultilineText),
  city: createFieldSchema('City', 100),
  remark: v.optional(
    v.pipe(MultilineText, v.maxLength(1000, 'Remark is too long (at most 1000 characters)')),
    '',
  ),
  ...v.entriesFromList(companyFields, v.optional(CompanyText, '')),
});
export type Delivery = v.InferOutput<typeof Delivery>;

/** Returns a line of text such as `Branch: Gulberg` for each company field that is filled in. */
export const getCompanyLines = (delivery: Partial<Delivery>): string[] =>
  companyFields.flatMap((name) =>
    delivery[name] ? [`${companyLabels[name]}: ${delivery[name]}`] : [],
  );
