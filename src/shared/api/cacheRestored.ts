import { createAction } from '@reduxjs/toolkit';
import type { CombinedState, EndpointDefinitions } from '@reduxjs/toolkit/query';

export type ApiCache = CombinedState<EndpointDefinitions, 'Unanswered', 'api'>;

/**
 * Adds the answers that a prerendered page contains to RTK Query's cache. Answers that no component
 * uses expire as usual: see 'Persistence and Rehydration' in the documentation of RTK Query.
 */
export const cacheRestored = createAction<{
  cache: Pick<ApiCache, 'queries' | 'mutations' | 'provided'>;
  /** When the page was rendered, in ms since 1970. */
  renderedAt: number;
}>('api/cacheRestored');
