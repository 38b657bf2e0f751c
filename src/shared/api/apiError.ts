import { errorMessages } from './errorMessages';

export type FailureKind = 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR' | 'NO_TOKEN';

/** The shape of every error that the base query returns. */
export interface ApiError {
  status: number | FailureKind;
  /**
   * Text for the shopper: the contract's text, or the server's own text if the contract says so.
   */
  message: string;
  /**
   * Set if the answer was an HTML page. Such a page comes from a CDN, proxy or captive portal, not
   * from the back end.
   */
  isMarkup?: true;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error;

export const hasStatus = (error: unknown, status: ApiError['status']): boolean =>
  isApiError(error) && error.status === status;

/** Returns the text to show for an error of a hook or of `unwrap()`. */
export const getErrorMessage = (error: unknown): string =>
  isApiError(error) && error.message ? error.message : errorMessages.unknown;

/** Returns the `statusCode` of a body, which may be a number or numeric text. */
export function getStatusCode(body: unknown): number | undefined {
  const { statusCode } = (body ?? {}) as { statusCode?: unknown };
  if (typeof statusCode === 'number') return statusCode;
  const isNumeric = typeof statusCode === 'string' && /^\s*\d+\s*$/.test(statusCode);
  return isNumeric ? Number(statusCode) : undefined;
}

/** Returns whether a body that was read as text is an HTML page. */
export const isMarkup = (body: unknown): boolean => typeof body === 'string' && /^\s*</.test(body);

/**
 * Returns the server's own text in an error body, from `message`, `error` or `error.message`.
 * Returns `undefined` if none of them contains text.
 * @param preferredField is read first; the other field is used if this field contains no text
 */
export function getServerMessage(
  body: unknown,
  preferredField: 'message' | 'error' = 'message',
): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { message, error } = body as { message?: unknown; error?: unknown };
  const errorText =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return (preferredField === 'message' ? [message, errorText] : [errorText, message]).find(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );
}
