import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  NamedSchemaError,
} from '@reduxjs/toolkit/query';
import { isMarkup, getServerMessage, getStatusCode } from './apiError';
import type { ApiError } from './apiError';
import { errorMessages } from './errorMessages';
import type { ApiOptions, RawBaseQuery, RawMeta } from './apiOptions';

/** Kept beside each answer: its options are for the words of a body that breaks its schema. */
export interface ApiMeta extends Pick<RawMeta, 'keep' | 'cachedAt'> {
  options: ApiOptions;
}

function getMessage(status: ApiError['status'], body: unknown, options: ApiOptions): string {
  const { failure = errorMessages.unknown, preferServerMessage, timeoutMessage } = options;
  if (status === 'TIMEOUT_ERROR' && timeoutMessage) return timeoutMessage;
  const serverText = preferServerMessage && getServerMessage(body, preferServerMessage);
  return serverText ?? (typeof failure === 'string' ? failure : failure(status));
}

const getStatus = ({ status }: FetchBaseQueryError): ApiError['status'] =>
  status === 'CUSTOM_ERROR' ? 'NO_TOKEN' : status;

export type ApiBaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, ApiOptions, ApiMeta>;

export const withErrorTexts =
  (baseQuery: RawBaseQuery): ApiBaseQuery =>
  async (args, api, extraOptions) => {
    // An endpoint without any has none.
    const options = (extraOptions as ApiOptions | undefined) ?? {};
    const call = typeof args === 'string' ? { url: args } : args;
    const { data, error, meta: sent } = await baseQuery(call, api, options);
    const { isTokenMissing, keep, cachedAt } = sent ?? {};
    const meta: ApiMeta = { options, keep, cachedAt };
    if (!error) return { data, meta };
    const status = getStatus(error);
    const body = 'data' in error ? error.data : undefined;
    const message =
      (isTokenMissing ? options.noTokenMessage : undefined) ?? getMessage(status, body, options);
    return { error: { status, message, ...(isMarkup(body) && { isMarkup: true }) }, meta };
  };

/** The error of a body that came whole and breaks its schema; a `statusCode` in it tells more. */
export function toBodyFailure(body: unknown, options: ApiOptions = {}): ApiError {
  const code = getStatusCode(body) ?? 200;
  const status = code === 200 ? 'PARSING_ERROR' : code;
  return { status, message: getMessage(status, body, options) };
}

export const toSchemaFailure = ({ value, _bqMeta }: NamedSchemaError): ApiError =>
  toBodyFailure(value, (_bqMeta as ApiMeta).options);
