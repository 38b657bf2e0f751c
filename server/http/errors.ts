import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isDatabaseUnavailable, toLoggableError } from './queryErrors';

/** Ends an API call with an error status and a message for the caller. */
export function refuse(status: ContentfulStatusCode, message: string): never {
  throw new HTTPException(status, { message });
}

/** Refuses a token that is forged or expired, or whose session has ended. */
export class TokenError extends HTTPException {
  constructor(message: string) {
    super(401, { message });
  }
}

/** An error whose answer says when the caller may try again. */
export class RetryLaterError extends HTTPException {
  constructor(
    status: 429 | 503,
    message: string,
    readonly seconds: number,
  ) {
    super(status, { message });
  }
}

/**
 * Converts any error to an answer in JSON. Unexpected errors are logged, and the caller gets only a
 * general message.
 */
export function toErrorResponse(thrownError: Error, c: Context): Response {
  if (!(thrownError instanceof HTTPException))
    console.error(`${c.req.method} ${new URL(c.req.url).pathname}:`, toLoggableError(thrownError));
  const error = isDatabaseUnavailable(thrownError)
    ? new RetryLaterError(503, 'The shop cannot load its data just now. Please try again.', 5)
    : thrownError;
  const isHttpError = error instanceof HTTPException;
  const status = isHttpError ? error.status : 500;
  const message = isHttpError ? error.message : 'Something went wrong. Please try again.';
  if (error instanceof RetryLaterError) c.header('Retry-After', String(error.seconds));
  if (status === 401) c.header('WWW-Authenticate', 'Bearer');
  // The contract reports errors of the enquiry call in `error`, and errors of other calls in
  // `message`.
  return c.json({ statusCode: status, message, error: message }, status);
}

export const answerUnknownCall = (c: Context) =>
  c.json({ statusCode: 404, message: `No such call: ${c.req.method} ${c.req.path}` }, 404);
