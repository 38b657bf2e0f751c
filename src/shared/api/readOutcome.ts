import type { Reading } from './apiRequest';

const isFilled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null
    ? Object.keys(error).length > 0
    : Boolean(error) && String(error).trim() !== '';

/**
 * Reads an answer of which only the outcome counts. It may be empty or any words, but no markup and no broken JSON; a
 * `statusCode` that stands in it must be 200, and an `error` empty.
 */
export function readOutcome(body: unknown): Reading {
  if (typeof body === 'string') return /^\s*[<{[]/.test(body) ? undefined : { value: body };
  const { statusCode, error } = (body ?? {}) as { statusCode?: unknown; error?: unknown };
  const code = Number(statusCode ?? 200);
  const isDone = (code === 200 || Number.isNaN(code)) && !isFilled(error);
  return isDone ? { value: body ?? null } : undefined;
}
