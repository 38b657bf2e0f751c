import * as v from 'valibot';
import { Text } from './primitives';

/** Answer of `getClientInfo`. Fields that are not listed here are kept. */
export const ClientInfo = v.looseObject({
  data: v.looseObject({
    cellNo: v.optional(Text, ''),
    email: v.optional(Text, ''),
    clientName: v.optional(Text, ''),
  }),
});
export type ClientInfo = v.InferOutput<typeof ClientInfo>;

/** `data` in the answer of `getHeadOffice`. */
export const HeadOffice = v.object({ locationAddress: v.optional(Text, '') });
export type HeadOffice = v.InferOutput<typeof HeadOffice>;

/**
 * `data` in the answer of `getClientSettings`. Its texts are HTML, which is unsafe until it is
 * sanitised.
 */
export const ClientSettings = v.object({
  aboutUs: v.optional(Text, ''),
  contactUs: v.optional(Text, ''),
  privacyPolicy: v.optional(Text, ''),
  termCondition: v.optional(Text, ''),
});
export type ClientSettings = v.InferOutput<typeof ClientSettings>;
