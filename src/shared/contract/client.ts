import * as v from 'valibot';
import { Html, Text } from './primitives';

/** Call 2, including fields that are not listed here. */
export const ClientInfo = v.looseObject({
  data: v.looseObject({
    cellNo: v.optional(Text, ''),
    email: v.optional(Text, ''),
    clientName: v.optional(Text, ''),
  }),
});
export type ClientInfo = v.InferOutput<typeof ClientInfo>;

/** Call 3, `data`. */
export const HeadOffice = v.object({ locationAddress: v.optional(Text, '') });
export type HeadOffice = v.InferOutput<typeof HeadOffice>;

/** Call 15, `data`. */
export const ClientSettings = v.object({
  aboutUs: v.optional(Html, ''),
  contactUs: v.optional(Html, ''),
  privacyPolicy: v.optional(Html, ''),
  termCondition: v.optional(Html, ''),
});
export type ClientSettings = v.InferOutput<typeof ClientSettings>;
