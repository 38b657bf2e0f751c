import * as v from 'valibot';
import { Text } from './primitives';

/** Call 2, kept whole: fields that are not named here survive. */
export const ClientInfo = v.looseObject({
  data: v.looseObject({ cellNo: Text, email: Text, clientName: Text }),
});
export type ClientInfo = v.InferOutput<typeof ClientInfo>;

/** Call 3, `data`. */
export const HeadOffice = v.object({ locationAddress: Text });
export type HeadOffice = v.InferOutput<typeof HeadOffice>;

/** Call 15, `data`: four texts of HTML, hostile until sanitised. */
export const ClientSettings = v.object({
  aboutUs: Text,
  contactUs: Text,
  privacyPolicy: Text,
  termCondition: Text,
});
export type ClientSettings = v.InferOutput<typeof ClientSettings>;
