import * as v from 'valibot';
import { Email, createRequiredFieldSchema as createFieldSchema, Mobile } from './primitives';

/** Longest message of an enquiry, in characters. */
export const maxMessageLength = 5000;

/** Body of `sendEnquiry`. All six fields are required. */
export const Enquiry = v.object({
  personName: createFieldSchema('Name', 200),
  companyName: createFieldSchema('Company', 200),
  contactNo: v.pipe(v.string(), v.trim(), v.nonEmpty('Mobile number is required'), Mobile),
  contactEmail: v.pipe(v.string(), v.trim(), v.nonEmpty('Email is required'), Email),
  contactAddress: createFieldSchema('Address', 500),
  contactMessage: createFieldSchema('Message', maxMessageLength),
});
export type Enquiry = v.InferOutput<typeof Enquiry>;
