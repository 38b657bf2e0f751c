import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

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
export function toErrorResponse(error: Error, c: Context): Response {
  const known = error instanceof HTTPException;
  const status = known ? error.status : 500;
  if (!known) console.error(`${c.req.method} ${c.req.path}:`, loggable(error));
  const message = known ? error.message : 'Something went wrong. Please try again.';
  if (error instanceof RetryLater) c.header('Retry-After', String(error.seconds));
  if (status === 401) c.header('WWW-Authenticate', 'Bearer');
  // The enquiry call reports its errors in `error` (section 7, call 19); the others in `message`.
  return c.json({ statusCode: status, message, error: message }, status);
}

/** Without the values of a query, and without the database's own words, which may quote them. */
function loggable(error: Error): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { cause, query } = error;
  const code = cause && 'code' in cause ? String(cause.code) : 'without a code';
  return `database error ${code} in: ${query}`;
}

export const noSuchCall = (c: Context) =>
  c.json({ statusCode: 404, message: `No such call: ${c.req.method} ${c.req.path}` }, 404);
