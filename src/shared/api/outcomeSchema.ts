import * as v from 'valibot';
import { statusCodeOf } from './apiError';

const isFilled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null
    ? Object.keys(error).length > 0
    : Boolean(error) && String(error).trim() !== '';

function isSuccess(body: unknown): boolean {
  if (typeof body === 'string') return !/^\s*[<{[]/.test(body);
  const { error } = (body ?? {}) as { error?: unknown };
  const code = statusCodeOf(body) ?? 200;
  return code >= 200 && code < 300 && !isFilled(error);
}

/**
 * An answer of which only the outcome counts. It may be empty or any words, but no markup and no broken JSON; a
 * `statusCode` that stands in it must be of 200–299, and an `error` empty.
 */
export const outcomeSchema = v.pipe(v.unknown(), v.check(isSuccess));
