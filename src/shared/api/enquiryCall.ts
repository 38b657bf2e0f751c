import * as v from 'valibot';
import type { Enquiry } from '@/shared/contract/enquiry';
import type { ApiError } from './apiError';
import type { ApiOptions } from './apiOptions';
import { errorMessages } from './errorMessages';
import { outcomeSchema } from './responseSchemas';
import { toBodyFailure } from './withErrorTexts';
import type { ApiBaseQuery } from './withErrorTexts';

/**
 * Returns the text for a failed enquiry. The text depends on whether an answer reported the failure
 * or no answer arrived. The back end's own text takes precedence over both texts.
 */
const getEnquiryFailureText = (status: number | string): string =>
  typeof status === 'number' || status === 'PARSING_ERROR'
    ? errorMessages.enquiry
    : errorMessages.enquiryUnanswered;

/** Creates the request of `sendEnquiry` and `placeOrder`. An order is sent as an enquiry. */
export const toEnquiryRequest = (body: Enquiry) => ({
  url: '/api/WAP/ContactInbox/Save',
  method: 'POST',
  body,
});

/** `extraOptions` of an endpoint that sends an enquiry. */
export const enquiryOptions: ApiOptions = {
  failureMessage: getEnquiryFailureText,
  preferServerMessage: 'error',
  timeoutMessage: errorMessages.enquiryTimeout,
};

type SendRequest = (request: ReturnType<typeof toEnquiryRequest>) => ReturnType<ApiBaseQuery>;

/**
 * Sends an enquiry from a `queryFn`, with the base query that RTK passes to it.
 * @returns the error, or `undefined` if the enquiry was accepted
 */
export async function postEnquiry(
  sendRequest: SendRequest,
  enquiry: Enquiry,
): Promise<ApiError | undefined> {
  const { data, error, meta } = await sendRequest(toEnquiryRequest(enquiry));
  if (error || v.is(outcomeSchema, data)) return error;
  return toBodyFailure(data, meta?.options);
}
