/** @jest-environment ./src/testing/environment.ts */

import { makeStore } from '@/app/store';
import { answering } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { reviewsApi } from './reviewsApi';

const { addReview, updateReview, deleteReview } = reviewsApi.endpoints;
const values = { productId: '3', rating: 4, comment: 'Sturdy' };

test.each([
  ['Error adding review', addReview.initiate(values)],
  ['Failed to update review', updateReview.initiate({ ...values, reviewId: 'r1' })],
  ['Error deleting review', deleteReview.initiate({ reviewId: 'r1', productId: '3' })],
])('%s: also of a success that tells an error', async (message, call) => {
  const write = () => makeStore().dispatch(call as ReturnType<typeof addReview.initiate>);
  for (const body of [{ statusCode: 500 }, { error: { code: 7 } }]) {
    server.use(answering('/api/review/*', body));
    expect(await write()).toMatchObject({ error: { message } });
  }
  server.use(answering('/api/review/*', 'Done'));
  expect(await write()).not.toHaveProperty('error');
});
