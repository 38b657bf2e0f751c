import { baseApi } from '@/shared/api/baseApi';
import { readList } from '@/shared/api/apiRequest';
import { errorMessages } from '@/shared/api/errorMessages';
import { readOutcome } from '@/shared/api/readOutcome';
import { Review } from '@/shared/contract/review';
import type { ReviewAdd, ReviewUpdate } from '@/shared/contract/review';

/** Seconds after which a list is asked for again. */
const staleAfter = 120;

/**
 * Calls 20–23. Reads carry no auth header; writes carry the user's own token. Every change brings the
 * product's list anew.
 */
export const reviewsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Reviews'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Call 20, by the slug, which is the plain product id. Use with `reviewsFreshness`. */
    getReviews: build.query<Review[], string>({
      query: (productId) => ({
        url: `/api/review/${encodeURIComponent(productId)}`,
        auth: 'none',
        retry: false,
        failure: errorMessages.reviews,
        read: readList(Review, { bare: true }),
      }),
      providesTags: (_list, _error, productId) => [{ type: 'Reviews', id: productId }],
    }),
    /** Call 21. */
    addReview: build.mutation<unknown, ReviewAdd>({
      query: (review) => ({
        url: '/api/review/add',
        method: 'POST',
        body: review,
        auth: 'user',
        failure: errorMessages.reviewAdd,
        preferServerMessage: 'message',
        read: readOutcome,
      }),
      invalidatesTags: (_done, error, { productId }) =>
        error ? [] : [{ type: 'Reviews', id: productId }],
    }),
    /** Call 22. */
    updateReview: build.mutation<unknown, ReviewUpdate & { reviewId: string; productId: string }>({
      query: ({ reviewId, rating, comment }) => ({
        url: `/api/review/update/${encodeURIComponent(reviewId)}`,
        method: 'PUT',
        body: { rating, comment } satisfies ReviewUpdate,
        auth: 'user',
        failure: errorMessages.reviewUpdate,
        read: readOutcome,
      }),
      invalidatesTags: (_done, error, { productId }) =>
        error ? [] : [{ type: 'Reviews', id: productId }],
    }),
    /** Call 23. */
    deleteReview: build.mutation<unknown, { reviewId: string; productId: string }>({
      query: ({ reviewId }) => ({
        url: `/api/review/${encodeURIComponent(reviewId)}`,
        method: 'DELETE',
        auth: 'user',
        failure: errorMessages.reviewDelete,
        read: readOutcome,
      }),
      invalidatesTags: (_done, error, { productId }) =>
        error ? [] : [{ type: 'Reviews', id: productId }],
    }),
  }),
});

/** Hook options of call 20. */
export const reviewsFreshness = {
  refetchOnMountOrArgChange: staleAfter,
  refetchOnReconnect: false,
} as const;

export const {
  useGetReviewsQuery,
  useAddReviewMutation,
  useUpdateReviewMutation,
  useDeleteReviewMutation,
} = reviewsApi;
