import * as v from 'valibot';
import type { Enquiry } from '@/shared/contract/enquiry';
import type { ApiError } from './apiError';
import type { ApiOptions } from './apiOptions';
import { errorMessages } from './errorMessages';
import { outcomeSchema } from './responseSchemas';
import { toBodyFailure } from './withErrorTexts';
import type { ApiBaseQuery } from './withErrorTexts';

/** The answer was no success, or none came. The back end's own words, where it has any, come before both. */
const getEnquiryFailure = (status: number | string): string =>
  typeof status === 'number' || status === 'PARSING_ERROR'
    ? errorMessages.enquiry
    : errorMessages.enquiryFallback;

/** Call 19, by which enquiries and orders go alike. */
export const toEnquiryRequest = (body: Enquiry) => ({
  url: '/api/WAP/ContactInbox/Save',
  method: 'POST',
  body,
});

/** `extraOptions` of an endpoint that sends it. */
export const enquiryOptions: ApiOptions = {
  failure: getEnquiryFailure,
  preferServerMessage: 'error',
  timeoutMessage: errorMessages.enquiryTimeout,
};

type Ask = (call: ReturnType<typeof toEnquiryRequest>) => ReturnType<ApiBaseQuery>;

/** Sends it from a `queryFn`, with the base query that RTK hands over there. @returns why it failed */
export async function postEnquiry(ask: Ask, enquiry: Enquiry): Promise<ApiError | undefined> {
  const { data, error, meta } = await ask(toEnquiryRequest(enquiry));
  if (error || v.is(outcomeSchema, data)) return error;
  return toBodyFailure(data, meta?.options);
}
