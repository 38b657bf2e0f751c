import * as v from 'valibot';
import {
  createRequiredFieldSchema as createFieldSchema,
  Email,
  EmailText,
  LineText,
  Mobile,
  MultilineText,
} from './primitives';

/** Longest message that a visitor can type, in characters. An order's text may be longer. */
export const maxMessageLength = 5000;

/** Body of `sendEnquiry`, as the enquiry form sends it. All six fields are required. */
export const Enquiry = v.object({
  personName: createFieldSchema('Name', 200),
  companyName: createFieldSchema('Company', 200),
  contactNo: v.pipe(LineText, v.nonEmpty('Mobile number is required'), Mobile),
  contactEmail: v.pipe(EmailText, v.nonEmpty('Email is required'), Email),
  contactAddress: createFieldSchema('Address', 500),
  contactMessage: createFieldSchema('Message', maxMessageLength, MultilineText),
});
export type Enquiry = v.InferOutput<typeof Enquiry>;
