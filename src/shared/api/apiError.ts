import { errorMessages } from './errorMessages';

export type FailureKind = 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR' | 'NO_TOKEN';

/** The one shape in which every error leaves the base query. */
export interface ApiError {
  status: number | FailureKind;
  /** For people: the contract's text, or the server's own where the contract says so. */
  message: string;
  /** The answer was a page of HTML: a CDN or a network's sign-in page sent it, not the back end. */
  isMarkup?: true;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error;

export const hasStatus = (error: unknown, status: ApiError['status']): boolean =>
  isApiError(error) && error.status === status;

/** The words to show for whatever a hook or `unwrap()` gives as an error. */
export const getErrorMessage = (error: unknown): string =>
  isApiError(error) && error.message ? error.message : errorMessages.unknown;

/** The `statusCode` in a body, a number or one written as text. */
export function getStatusCode(body: unknown): number | undefined {
  const { statusCode } = (body ?? {}) as { statusCode?: unknown };
  if (typeof statusCode === 'number') return statusCode;
  const isNumeric = typeof statusCode === 'string' && /^\s*\d+\s*$/.test(statusCode);
  return isNumeric ? Number(statusCode) : undefined;
}

/** Whether a body that was read as text is a page of HTML. */
export const isMarkup = (body: unknown): boolean => typeof body === 'string' && /^\s*</.test(body);

/** The server's own text in an error body: `message`, or `error`, or `error.message`; whichever is to come first. */
export function getServerMessage(
  body: unknown,
  first: 'message' | 'error' = 'message',
): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { message, error } = body as { message?: unknown; error?: unknown };
  const nested =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return (first === 'message' ? [message, nested] : [nested, message]).find(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );
}
