import { http, HttpResponse } from 'msw';
import { makeStore } from '@/app/store';
import { server } from '@/testing/mswServer';
import { reviewsApi } from './reviewsApi';

const { getReviews, addReview, updateReview, deleteReview } = reviewsApi.endpoints;
const values = { productId: '3', rating: 4, comment: 'Sturdy' };
const calls = {
  'call 20': () => makeStore().dispatch(getReviews.initiate('3')),
  'call 21': () => makeStore().dispatch(addReview.initiate(values)),
  'call 22': () => makeStore().dispatch(updateReview.initiate({ ...values, reviewId: 'r1' })),
  'call 23': () => makeStore().dispatch(deleteReview.initiate({ reviewId: 'r1', productId: '3' })),
};

const answers = {
  'an HTTP error': () => HttpResponse.json({}, { status: 500 }),
  'a statusCode in the body': () => HttpResponse.json({ statusCode: 500 }),
  'markup for a body': () => new HttpResponse('<!doctype html><title>Log in to the Wi-Fi</title>'),
  'half a body': () => new HttpResponse('{"statusCode":2'),
  'an error in the body': () => HttpResponse.json({ error: { code: 7 } }),
  'no connection': () => HttpResponse.error(),
};

describe.each([
  ['call 20', 'Failed to fetch reviews'],
  ['call 21', 'Error adding review'],
  ['call 22', 'Failed to update review'],
  ['call 23', 'Error deleting review'],
] as const)('%s', (call, message) => {
  test.each(Object.entries(answers))(
    '%s: the words of the contract, after one try',
    async (_case, answer) => {
      let tries = 0;
      server.use(
        http.all('*/api/review/*', () => {
          tries += 1;
          return answer();
        }),
      );
      expect(await calls[call]()).toMatchObject({ error: { message } });
      expect(tries).toBe(1);
    },
  );
});

test.each([
  ['nothing', () => new HttpResponse(null)],
  ['a word', () => HttpResponse.json('Deleted')],
  ['the review', () => HttpResponse.json({ _id: 'r1', rating: 4 })],
])('a write answered with %s has succeeded', async (_case, answer) => {
  server.use(http.all('*/api/review/*', answer));
  expect(await calls['call 21']()).not.toHaveProperty('error');
  expect(await calls['call 23']()).not.toHaveProperty('error');
});

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
