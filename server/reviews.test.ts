import * as v from 'valibot';
import { Review } from '../src/shared/contract/review';
import { bearer, createCaller, messageOf } from './testing/caller';
import { createDemoApp, newcomer } from './testing/testApp';

const body = { productId: '3', rating: 4, comment: 'Sturdy <script>alert(1)</script>' };
interface User {
  token: string;
}

/** A shop in which the demo shopper has reviewed a product. */
async function newShop() {
  const app = createDemoApp();
  const { loggedIn, accessToken, login, send } = createCaller(app);
  const author = await loggedIn('shopper');
  const add = (user: User, review: unknown = body) =>
    send('POST', '/api/review/add', review, bearer(user));
  const added = v.parse(Review, await (await add(author)).json());
  const change = { rating: 1, comment: 'Torn' };
  return {
    author,
    added,
    add,
    admin: await loggedIn('admin'),
    webClient: { token: await accessToken() },
    signUp: async () => {
      await send('POST', '/api/ADM/User/WebSave', newcomer);
      const { userEmail, loginPassword } = newcomer;
      return (await (await login(userEmail, loginPassword)).json()) as User;
    },
    list: async () => v.parse(v.array(Review), await (await app.request('/api/review/3')).json()),
    update: (user: User, id = added._id) =>
      send('PUT', `/api/review/update/${id}`, change, bearer(user)),
    remove: (user: User, id = added._id) =>
      app.request(`/api/review/${id}`, { method: 'DELETE', headers: bearer(user) }),
  };
}

it('is written by a signed-in user once per product, and stands first with its author', async () => {
  const { add, added, author, list } = await newShop();
  const { rating, comment } = body;
  expect(added).toMatchObject({ rating, comment, user: { fullName: 'Ayesha Khan' } });
  const reviews = await list();
  expect(reviews[0]).toEqual(added);
  const again = await add(author);
  expect(again.status).toBe(409);
  expect(await messageOf(again)).toBe('You have already reviewed this product');
  expect(await list()).toEqual(reviews);
});

it('is changed and deleted by its author', async () => {
  const { update, remove, author, added, list } = await newShop();
  const changed: unknown = await (await update(author)).json();
  expect(changed).toMatchObject({ _id: added._id, rating: 1, comment: 'Torn' });
  expect(await (await remove(author)).json()).toEqual({ message: 'Review deleted' });
  expect((await list()).map(({ _id }) => _id)).not.toContain(added._id);
  expect((await remove(author)).status).toBe(404);
});

it('is changed and deleted by an admin, and stays its author’s', async () => {
  const { update, remove, admin, added } = await newShop();
  const changed: unknown = await (await update(admin)).json();
  expect(changed).toMatchObject({ user: added.user, comment: 'Torn' });
  expect((await remove(admin)).status).toBe(200);
});

it('is out of reach of another user, of the web client and of nobody', async () => {
  const { add, update, remove, signUp, webClient, added, list } = await newShop();
  for (const [user, status] of [
    [await signUp(), 403],
    [webClient, 401],
    [{ token: '' }, 401],
  ] as const) {
    expect((await update(user)).status).toBe(status);
    expect((await remove(user)).status).toBe(status);
    if (status === 401) expect((await add(user)).status).toBe(401);
  }
  expect((await list())[0]).toEqual(added);
});

it.each([
  ['no rating', { rating: 0 }, 400],
  ['six stars', { rating: 6 }, 400],
  ['half a star', { rating: 3.5 }, 400],
  ['a rating in words', { rating: '5' }, 400],
  ['a blank comment', { comment: '   ' }, 400],
  ['an endless comment', { comment: 'x'.repeat(5001) }, 400],
  ['an unknown product', { productId: '9999' }, 404],
  ['a product in words', { productId: 'abc' }, 404],
  ['a product below all', { productId: '-1' }, 404],
])('with %s is refused', async (_name, changes, status) => {
  const { add, admin, list } = await newShop();
  const before = await list();
  expect((await add(admin, { ...body, ...changes })).status).toBe(status);
  expect((await add(admin, null)).status).toBe(400);
  expect(await list()).toEqual(before);
});

it.each(['99999', 'abc'])('that does not exist (%s) is not found', async (id) => {
  const { update, remove, admin } = await newShop();
  expect((await update(admin, id)).status).toBe(404);
  expect((await remove(admin, id)).status).toBe(404);
});
