import type { Reading } from './apiRequest';

/**
 * Reads an answer of which only the outcome counts. It may be empty or any words, but no markup and no broken JSON, and
 * a `statusCode` that stands in it must be 200.
 */
export function readOutcome(body: unknown): Reading {
  if (typeof body === 'string') return /^\s*[<{[]/.test(body) ? undefined : { value: body };
  const { statusCode } = (body ?? {}) as { statusCode?: unknown };
  const code = Number(statusCode ?? 200);
  return code === 200 || Number.isNaN(code) ? { value: body ?? null } : undefined;
}
