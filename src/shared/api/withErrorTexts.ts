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

/**
 * Metadata of an answer. `options` are those of its endpoint: they contain the error text for a
 * body that does not match its schema.
 */
export interface ApiMeta extends Pick<RawMeta, 'storeAnswer' | 'cachedAt' | 'isLate'> {
  options: ApiOptions;
}

function getMessage(status: ApiError['status'], body: unknown, options: ApiOptions): string {
  const { failureMessage = errorMessages.unknown, preferServerMessage, timeoutMessage } = options;
  if (status === 'TIMEOUT_ERROR' && timeoutMessage) return timeoutMessage;
  const serverText = preferServerMessage && getServerMessage(body, preferServerMessage);
  return (
    serverText ?? (typeof failureMessage === 'string' ? failureMessage : failureMessage(status))
  );
}

const getStatus = ({ status }: FetchBaseQueryError): ApiError['status'] =>
  status === 'CUSTOM_ERROR' ? 'NO_TOKEN' : status;

export type ApiBaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, ApiOptions, ApiMeta>;

export const withErrorTexts =
  (baseQuery: RawBaseQuery): ApiBaseQuery =>
  async (args, api, extraOptions) => {
    // Endpoints without `extraOptions` pass `undefined`.
    const options = (extraOptions as ApiOptions | undefined) ?? {};
    const fetchArgs = typeof args === 'string' ? { url: args } : args;
    const { data, error, meta: rawMeta } = await baseQuery(fetchArgs, api, options);
    const { isTokenMissing, storeAnswer, cachedAt, isLate } = rawMeta ?? {};
    const meta: ApiMeta = { options, storeAnswer, cachedAt, isLate };
    if (!error) return { data, meta };
    const status = getStatus(error);
    const body = 'data' in error ? error.data : undefined;
    const message =
      (isTokenMissing ? options.noTokenMessage : undefined) ?? getMessage(status, body, options);
    return { error: { status, message, ...(isMarkup(body) && { isMarkup: true }) }, meta };
  };

/**
 * Returns the error for a complete body that does not match its schema. A `statusCode` in the body
 * becomes the status of the error.
 */
export function toBodyFailure(body: unknown, options: ApiOptions = {}): ApiError {
  const code = getStatusCode(body) ?? 200;
  const status = code === 200 ? 'PARSING_ERROR' : code;
  return { status, message: getMessage(status, body, options) };
}

export const toSchemaFailure = ({ value, _bqMeta }: NamedSchemaError): ApiError =>
  toBodyFailure(value, (_bqMeta as ApiMeta).options);
