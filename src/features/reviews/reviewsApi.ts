import { hasStatus } from '@/shared/api/apiError';
import { baseApi } from '@/shared/api/baseApi';
import { errorMessages } from '@/shared/api/errorMessages';
import { createListSchema, outcomeSchema } from '@/shared/api/responseSchemas';
import { provideUnansweredTags } from '@/shared/api/staleAnswers';
import { Review } from '@/shared/contract/review';
import type { ReviewAdd, ReviewUpdate } from '@/shared/contract/review';

/** Age in seconds after which a product's reviews are requested again. */
const staleAfterSeconds = 120;

/**
 * Returns the cache tags to invalidate after a call: the tag of the product's reviews if the call
 * succeeded, or if its error shows that the list may be outdated. After a timeout, the call may
 * still have changed the reviews. After a 404 or 409, somebody else has changed them.
 */
const getChangedReviewTags = (
  _result: unknown,
  error: unknown,
  { productId }: { productId: string },
) =>
  !error || (['TIMEOUT_ERROR', 404, 409] as const).some((status) => hasStatus(error, status))
    ? [{ type: 'Reviews' as const, id: productId }]
    : [];

/**
 * API endpoints for reviews. Reading reviews sends no auth header. Changing reviews sends the
 * signed-in user's token. After every change, the product's reviews are requested again.
 */
export const reviewsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Reviews'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The `slug` in the contract is the product id. Use the hook with the options below. */
    getReviews: build.query<Review[], string>({
      query: (productId) => `/api/review/${encodeURIComponent(productId)}`,
      extraOptions: { auth: 'none', retry: false, failureMessage: errorMessages.reviews },
      responseSchema: createListSchema(Review, ({ _id }) => _id),
      providesTags: (list, error, productId, meta) => [
        { type: 'Reviews', id: productId },
        ...provideUnansweredTags(list, error, productId, meta),
      ],
    }),
    addReview: build.mutation<unknown, ReviewAdd>({
      query: (body) => ({ url: '/api/review/add', method: 'POST', body }),
      extraOptions: {
        auth: 'user',
        failureMessage: errorMessages.reviewAdd,
        preferServerMessage: 'message',
        timeoutMessage: errorMessages.reviewAddTimeout,
      },
      responseSchema: outcomeSchema,
      invalidatesTags: getChangedReviewTags,
    }),
    updateReview: build.mutation<unknown, ReviewUpdate & { reviewId: string; productId: string }>({
      query: ({ reviewId, rating, comment }) => ({
        url: `/api/review/update/${encodeURIComponent(reviewId)}`,
        method: 'PUT',
        body: { rating, comment } satisfies ReviewUpdate,
      }),
      extraOptions: {
        auth: 'user',
        failureMessage: errorMessages.reviewUpdate,
        timeoutMessage: errorMessages.reviewUpdateTimeout,
      },
      responseSchema: outcomeSchema,
      invalidatesTags: getChangedReviewTags,
    }),
    deleteReview: build.mutation<unknown, { reviewId: string; productId: string }>({
      query: ({ reviewId }) => ({
        url: `/api/review/${encodeURIComponent(reviewId)}`,
        method: 'DELETE',
      }),
      extraOptions: {
        auth: 'user',
        failureMessage: errorMessages.reviewDelete,
        timeoutMessage: errorMessages.reviewDeleteTimeout,
      },
      responseSchema: outcomeSchema,
      invalidatesTags: getChangedReviewTags,
    }),
  }),
});

/** Options for the hooks of `getReviews`. They state when the reviews are requested again. */
export const reviewsRefetchOptions = {
  refetchOnMountOrArgChange: staleAfterSeconds,
  refetchOnReconnect: false,
} as const;

export const {
  useGetReviewsQuery,
  useAddReviewMutation,
  useUpdateReviewMutation,
  useDeleteReviewMutation,
} = reviewsApi;
