import { createAction } from '@reduxjs/toolkit';
import type { CombinedState, EndpointDefinitions } from '@reduxjs/toolkit/query';

export type ApiCache = CombinedState<EndpointDefinitions, 'Unanswered', 'api'>;

/**
 * Puts answers that a page carries into the cache. See 'Persistence and Rehydration' in RTK Query's documentation:
 * entries that no component uses expire like any other.
 */
export const cacheRestored =
  createAction<Pick<ApiCache, 'queries' | 'mutations' | 'provided'>>('api/cacheRestored');
