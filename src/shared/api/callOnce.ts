import { withReason } from './apiError';
import type { ApiError } from './apiError';
import type { ApiRequest } from './apiRequest';
import { attempt } from './baseQuery';

/** How a call ended. */
export type Outcome<T> = { data: T } | { error: ApiError };

/**
 * One call by the rules of the base query, outside the store: for what must not stand in an action or in the state, as
 * a password. Never retried; a caller that aborts looks at its own signal and ignores the outcome.
 */
export async function callOnce(
  request: ApiRequest,
  signal: AbortSignal,
): Promise<Outcome<unknown>> {
  const outcome = await attempt(request, signal);
  return 'data' in outcome ? { data: outcome.data } : { error: withReason(outcome.error) };
}
