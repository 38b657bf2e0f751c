import * as v from 'valibot';
import { Email, filledField as field, Mobile, normaliseMobile } from './primitives';

/** The checkout form: everything but the remark is required. */
export const Delivery = v.object({
  fullName: field('Full name', 200),
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('Email is required'), Email),
  address: field('Address', 500),
  city: field('City', 100),
  /** Written in the one form where it is a mobile number; any other is taken as it is. */
  phone: v.pipe(
    field('Phone', 30),
    v.transform((phone) => (v.is(Mobile, phone) ? normaliseMobile(phone) : phone)),
  ),
  remark: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(1000, 'Remark is too long (at most 1000 characters)')),
    '',
  ),
});
export type Delivery = v.InferOutput<typeof Delivery>;
