import * as v from 'valibot';
import { Html, Text } from './primitives';

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

/** `data` in the answer of `getClientSettings`. */
export const ClientSettings = v.object({
  aboutUs: v.optional(Html, ''),
  contactUs: v.optional(Html, ''),
  privacyPolicy: v.optional(Html, ''),
  termCondition: v.optional(Html, ''),
});
export type ClientSettings = v.InferOutput<typeof ClientSettings>;
