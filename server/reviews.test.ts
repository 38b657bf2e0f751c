import * as v from 'valibot';
import { Review } from '@/shared/contract/review';
import { createApp } from './createApp';
import { getTokenSubject } from './http/callers';
import { getForwardedAddress } from './node/clientAddress';
import type { User } from './rows';
import { createBearerHeader, createCaller, getRefusal } from './testing/caller';
import { createMemoryStore } from './testing/memoryStore';
import { createDemoApp, demoOptions, demoRows } from './testing/testApp';

const reviewBody = { productId: '3', rating: 4, comment: 'Sturdy <script>alert(1)</script>' };
/** Returns the token subject of a demo reviewer, who has no password. */
const getReviewerSubject = (index: number) => getTokenSubject(demoRows.users[2 + index] as User);
type TokenHolder = Parameters<typeof createBearerHeader>[0];

/** Creates a shop in which the demo shopper has reviewed a product. */
async function createShopWithReview() {
  const app = createDemoApp();
  const { logInAs, fetchAccessToken, send } = createCaller(app);
  const author = await logInAs('shopper');
  const add = (user: TokenHolder, review: unknown = reviewBody) =>
    send('POST', '/api/review/add', review, createBearerHeader(user));
  const addedReview = v.parse(Review, await (await add(author)).json());
  const changedFields = { rating: 1, comment: 'Torn' };
  return {
    app,
    author,
    addedReview,
    add,
    admin: await logInAs('admin'),
    webClient: { token: await fetchAccessToken() },
    otherUser: {
      token: await demoOptions.tokens.issue({ aud: 'user', sub: getReviewerSubject(0) }, 60),
    },
    list: async () => v.parse(v.array(Review), await (await app.request('/api/review/3')).json()),
    update: (user: TokenHolder, id = addedReview._id) =>
      send('PUT', `/api/review/update/${id}`, changedFields, createBearerHeader(user)),
    remove: (user: TokenHolder, id = addedReview._id) =>
      app.request(`/api/review/${id}`, { method: 'DELETE', headers: createBearerHeader(user) }),
  };
}

it('a signed-in user can write one review per product', async () => {
  const { app, add, addedReview, author, list } = await createShopWithReview();
  const { productId, ...reviewFields } = reviewBody;
  expect(addedReview).toMatchObject({ ...reviewFields, user: { fullName: 'Ayesha Khan' } });
  const reviews = await list();
  expect(reviews[0]).toEqual(addedReview);
  const message = 'You have already reviewed this product';
  expect(await getRefusal(await add(author))).toEqual([409, message]);
  expect(await list()).toEqual(reviews);
  expect(await (await app.request('/api/review/nonsense')).json()).toEqual([]);
});

it.each(['author', 'admin'] as const)('the %s can change and delete a review', async (role) => {
  const { update, remove, addedReview, list, [role]: user } = await createShopWithReview();
  const changedReview: unknown = await (await update(user)).json();
  expect(changedReview).toMatchObject({
    _id: addedReview._id,
    rating: 1,
    comment: 'Torn',
    user: addedReview.user,
  });
  expect(await (await remove(user)).json()).toEqual({ message: 'Review deleted' });
  expect((await list()).map(({ _id }) => _id)).not.toContain(addedReview._id);
  for (const id of [addedReview._id, '99999', 'abc'])
    expect([(await update(user, id)).status, (await remove(user, id)).status]).toEqual([404, 404]);
});

it('another user, the web client and a caller without a token cannot change a review', async () => {
  const { add, update, remove, otherUser, webClient, addedReview, list } =
    await createShopWithReview();
  for (const [user, status] of [
    [otherUser, 403],
    [webClient, 401],
    [{ token: '' }, 401],
  ] as const) {
    expect((await update(user)).status).toBe(status);
    expect((await remove(user)).status).toBe(status);
    if (status === 401) expect((await add(user)).status).toBe(401);
  }
  expect((await list())[0]).toEqual(addedReview);
});

it('a review with invalid values is refused', async () => {
  const { add, admin, list } = await createShopWithReview();
  const reviewsBefore = await list();
  for (const [changes, status] of [
    [{ rating: 0 }, 400],
    [{ rating: 6 }, 400],
    [{ rating: '5' }, 400],
    [{ comment: '   ' }, 400],
    [{ comment: 'x'.repeat(5001) }, 400],
    [{ productId: '9999' }, 404],
    [{ productId: 'abc' }, 404],
  ] as const) {
    const refusedResponse = await add(admin, { ...reviewBody, ...changes });
    expect([changes, refusedResponse.status]).toEqual([changes, status]);
  }
  expect((await add(admin, null)).status).toBe(400);
  expect(await list()).toEqual(reviewsBefore);
});

it.each([
  ['address', () => '10.0.0.1', (i: number) => getReviewerSubject(i % 2), '10.0.0.2'],
  ['user', (i: number) => `10.0.1.${i}`, () => getReviewerSubject(0), '10.0.0.1'],
])(
  'one %s can write a hundred times per hour',
  async (_title, getAddress, getSubject, otherAddress) => {
    const app = createDemoApp({ clientAddress: getForwardedAddress });
    const write = async (address: string, sub: string) => {
      const token = await demoOptions.tokens.issue({ aud: 'user', sub }, 60);
      const headers = { ...createBearerHeader({ token }), 'X-Forwarded-For': address };
      return (await app.request('/api/review/99999', { method: 'DELETE', headers })).status;
    };
    for (let i = 0; i < 100; i += 1) expect(await write(getAddress(i), getSubject(i))).toBe(404);
    expect(await write(getAddress(100), getSubject(100))).toBe(429);
    expect(await write(otherAddress, getReviewerSubject(2))).toBe(404);
  },
);

it('only the newest 500 reviews of a product are listed', async () => {
  const reviews = Array.from({ length: 501 }, (_, i) => ({
    ...{ reviewId: i, productId: 3, userId: 1, rating: 5, comment: '' },
    createdAt: new Date(i),
  }));
  const store = createMemoryStore({ ...demoRows, reviews });
  const response = await createApp(store, demoOptions).request('/api/review/3');
  const ids = v.parse(v.array(Review), await response.json()).map(({ _id }) => Number(_id));
  expect(ids).toEqual(Array.from({ length: 500 }, (_, i) => 500 - i));
});
