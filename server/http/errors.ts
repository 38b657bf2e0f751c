import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isDatabaseAway, loggable } from './queryErrors';

/** An answer other than success, with words for the caller. */
export function refuse(status: ContentfulStatusCode, message: string): never {
  throw new HTTPException(status, { message });
}

/** An answer that tells the caller when to come back. */
export class RetryLater extends HTTPException {
  constructor(
    status: 429 | 503,
    message: string,
    readonly seconds: number,
  ) {
    super(status, { message });
  }
}

/** Every error leaves as JSON. What nobody foresaw is logged here and told to nobody else. */
export function toErrorResponse(thrown: Error, c: Context): Response {
  if (!(thrown instanceof HTTPException))
    console.error(`${c.req.method} ${new URL(c.req.url).pathname}:`, loggable(thrown));
  const error = isDatabaseAway(thrown)
    ? new RetryLater(503, 'The shop cannot reach its data just now. Please try again.', 5)
    : thrown;
  const known = error instanceof HTTPException;
  const status = known ? error.status : 500;
  const message = known ? error.message : 'Something went wrong. Please try again.';
  if (error instanceof RetryLater) c.header('Retry-After', String(error.seconds));
  if (status === 401) c.header('WWW-Authenticate', 'Bearer');
  // The enquiry call reports its errors in `error` (call 19); the others in `message`.
  return c.json({ statusCode: status, message, error: message }, status);
}

export const noSuchCall = (c: Context) =>
  c.json({ statusCode: 404, message: `No such call: ${c.req.method} ${c.req.path}` }, 404);
