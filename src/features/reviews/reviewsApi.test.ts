/** @jest-environment ./src/testing/environment.ts */

import { http, HttpResponse } from 'msw';
import { makeStore } from '@/app/store';
import { answering } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { reviewsApi } from './reviewsApi';

const { getReviews, addReview, updateReview, deleteReview } = reviewsApi.endpoints;
const values = { productId: '3', rating: 4, comment: 'Sturdy' };
const writes = {
  'Error adding review': () => makeStore().dispatch(addReview.initiate(values)),
  'Failed to update review': () =>
    makeStore().dispatch(updateReview.initiate({ ...values, reviewId: 'r1' })),
  'Error deleting review': () =>
    makeStore().dispatch(deleteReview.initiate({ reviewId: 'r1', productId: '3' })),
};

test.each(Object.entries(writes))(
  '%s: also of a success that tells an error',
  async (message, write) => {
    server.use(answering('/api/review/*', { statusCode: 500 }));
    expect(await write()).toMatchObject({ error: { message } });
    server.use(answering('/api/review/*', { error: { code: 7 } }));
    expect(await write()).toMatchObject({ error: { message } });
    server.use(http.all('*/api/review/*', () => HttpResponse.json('Done')));
    expect(await write()).not.toHaveProperty('error');
  },
);

test.each([
  [404, 1],
  [500, 2],
])('after a %d, the next part asks %d times in all, and Retry once more', async (status, asked) => {
  let tries = 0;
  server.use(
    http.get('*/api/review/3', () => {
      tries += 1;
      return tries <= asked ? new HttpResponse(null, { status }) : HttpResponse.json([]);
    }),
  );
  const { dispatch } = makeStore();
  const refused = { error: { status, message: 'Failed to fetch reviews' } };
  expect(await dispatch(getReviews.initiate('3'))).toMatchObject(refused);
  const part = dispatch(getReviews.initiate('3', { forceRefetch: 120 }));
  expect(await part).toMatchObject(refused);
  expect(tries).toBe(asked);
  expect(await part.refetch()).toMatchObject({ data: [] });
});
