import type { EndpointBuilder, FetchArgs } from '@reduxjs/toolkit/query';
import type * as v from 'valibot';
import { provideUnansweredTags } from './staleAnswers';
import type { ApiBaseQuery } from './withErrorTexts';

/**
 * Defines a query that takes no argument and has the same answer for every visitor.
 * @param failureMessage the contract's text for a failure of this call
 */
export const publicQuery = <T>(
  build: EndpointBuilder<ApiBaseQuery, 'Unanswered', 'api'>,
  request: string | FetchArgs,
  responseSchema: v.GenericSchema<T>,
  failureMessage: string,
) =>
  build.query<T, void>({
    query: () => request,
    providesTags: provideUnansweredTags,
    extraOptions: { failureMessage, isPublic: true },
    responseSchema,
  });
