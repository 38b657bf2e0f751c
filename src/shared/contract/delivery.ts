import * as v from 'valibot';
import { formatPhoneDigits } from '@/shared/format/mobileText';
import { toAsciiDigits } from '@/shared/text/digits';
import { Email, requiredField as field, Mobile, normaliseMobile } from './primitives';

/** What a company adds, by the words under which it is asked for and shown. */
export const companyLabels = {
  company: 'Company',
  branch: 'Branch',
  taxNumber: 'NTN / STRN',
  purchaseOrder: 'Purchase order number',
  preferredDay: 'Preferred day',
} as const;
export type CompanyField = keyof typeof companyLabels;
export const companyFields = Object.keys(companyLabels) as CompanyField[];
export const maxCompanyText = 100;

const CompanyText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(maxCompanyText, `At most ${maxCompanyText} characters`),
);

/** The checkout form, in its order: everything but the remark and what a company adds is required. */
export const Delivery = v.object({
  fullName: field('Full name', 200),
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('Email is required'), Email),
  /** Written in the one form where it is a mobile number; any other is taken as it is, in English digits. */
  phone: v.pipe(
    field('Phone', 30),
    v.transform((phone) => (v.is(Mobile, phone) ? normaliseMobile(phone) : toAsciiDigits(phone))),
  ),
  address: field('Address', 500),
  city: field('City', 100),
  remark: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(1000, 'Remark is too long (at most 1000 characters)')),
    '',
  ),
  ...v.entriesFromList(companyFields, v.optional(CompanyText, '')),
});
export type Delivery = v.InferOutput<typeof Delivery>;

/** As a new order has it: kept ones may hold less of a number. */
export const DeliveryForm = v.object({
  ...Delivery.entries,
  phone: v.pipe(
    Delivery.entries.phone,
    // No telephone has fewer digits, or more.
    v.regex(/^(?:\D*\d){9,15}\D*$/, () => `Please check: ${formatPhoneDigits()}`),
  ),
});

/** `Branch: Gulberg`: a line for each that is given. */
export const getCompanyLines = (given: Partial<Delivery>): string[] =>
  companyFields.flatMap((name) => (given[name] ? [`${companyLabels[name]}: ${given[name]}`] : []));
