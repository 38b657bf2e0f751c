import * as v from 'valibot';
import { Review } from '../src/shared/contract/review';
import { bearer, createCaller } from './testing/caller';
import { createDemoApp } from './testing/testApp';

const json = { 'Content-Type': 'application/json' };
const body = { productId: '3', rating: 4, comment: 'Sturdy <script>alert(1)</script>' };

function newShop() {
  const app = createDemoApp();
  const { loggedIn, accessToken, send } = createCaller(app);
  const signUp = async (email: string) => {
    await send('POST', '/api/ADM/User/WebSave', {
      loginId: email,
      appUserName: 'Another',
      userCellNo: '',
      userEmail: email,
      loginPassword: 'long enough',
    });
    const query = `LoginId=${email}&LoginPassword=long%20enough`;
    return (await (await app.request(`/api/ADM/User/UserValidate?${query}`)).json()) as {
      token: string;
    };
  };
  return {
    loggedIn,
    accessToken,
    signUp,
    list: async () => v.parse(v.array(Review), await (await app.request('/api/review/3')).json()),
    add: (user: { token: string }, review: unknown = body) =>
      send('POST', '/api/review/add', review, bearer(user)),
    update: (user: { token: string }, id: string, review: unknown) =>
      send('PUT', `/api/review/update/${id}`, review, bearer(user)),
    remove: (user: { token: string }, id: string) =>
      app.request(`/api/review/${id}`, { method: 'DELETE', headers: bearer(user) }),
    anonymously: (method: string, path: string) =>
      app.request(path, { method, headers: json, body: JSON.stringify(body) }),
  };
}

async function shopWithReview() {
  const shop = newShop();
  const author = await shop.loggedIn('shopper');
  const added = v.parse(Review, await (await shop.add(author)).json());
  return { ...shop, author, added };
}

it('is written by a signed-in user, and stands first with its author', async () => {
  const { added, list } = await shopWithReview();
  expect(added).toMatchObject({
    rating: 4,
    comment: body.comment,
    user: { fullName: 'Ayesha Khan' },
  });
  expect((await list())[0]).toEqual(added);
});

it('needs a user: neither nobody nor the web client may write', async () => {
  const { anonymously, add, accessToken, added } = await shopWithReview();
  expect((await add({ token: await accessToken() })).status).toBe(401);
  expect((await anonymously('POST', '/api/review/add')).status).toBe(401);
  expect((await anonymously('PUT', `/api/review/update/${added._id}`)).status).toBe(401);
  expect((await anonymously('DELETE', `/api/review/${added._id}`)).status).toBe(401);
});

it('is written once per user and product', async () => {
  const { add, author, list } = await shopWithReview();
  const before = (await list()).length;
  const again = await add(author);
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ message: 'You have already reviewed this product' });
  expect(await list()).toHaveLength(before);
});

it('is changed and deleted by its author', async () => {
  const { update, remove, author, added, list } = await shopWithReview();
  const changed = await update(author, added._id, { rating: 1, comment: 'Torn' });
  expect(await changed.json()).toMatchObject({ _id: added._id, rating: 1, comment: 'Torn' });
  expect(await (await remove(author, added._id)).json()).toEqual({ message: 'Review deleted' });
  expect((await list()).map(({ _id }) => _id)).not.toContain(added._id);
  expect((await remove(author, added._id)).status).toBe(404);
});

it('is out of reach of another user', async () => {
  const { update, remove, signUp, added, list } = await shopWithReview();
  const other = await signUp('other@example.com');
  expect((await update(other, added._id, { rating: 1, comment: 'Mine now' })).status).toBe(403);
  expect((await remove(other, added._id)).status).toBe(403);
  expect((await list())[0]).toEqual(added);
});

it('is changed and deleted by an admin, and stays its author’s', async () => {
  const { update, remove, loggedIn, added } = await shopWithReview();
  const admin = await loggedIn('admin');
  const changed = await update(admin, added._id, { rating: 3, comment: 'Moderated' });
  expect(await changed.json()).toMatchObject({ user: added.user, comment: 'Moderated' });
  expect((await remove(admin, added._id)).status).toBe(200);
});

it.each([
  ['no rating', { ...body, rating: 0 }],
  ['six stars', { ...body, rating: 6 }],
  ['half a star', { ...body, rating: 3.5 }],
  ['a rating in words', { ...body, rating: '5' }],
  ['a blank comment', { ...body, comment: '   ' }],
  ['an endless comment', { ...body, comment: 'x'.repeat(5001) }],
  ['nothing', null],
])('with %s is refused', async (_name, review) => {
  const { add, loggedIn, list } = newShop();
  const before = await list();
  expect((await add(await loggedIn('shopper'), review)).status).toBe(400);
  expect(await list()).toEqual(before);
});

it.each(['9999', 'abc', '-1'])('of the unknown product %s is refused', async (productId) => {
  const { add, loggedIn } = newShop();
  const response = await add(await loggedIn('shopper'), { ...body, productId });
  expect(response.status).toBe(404);
});

it.each(['99999', 'abc'])('that does not exist (%s) is not found', async (id) => {
  const { update, remove, loggedIn } = newShop();
  const admin = await loggedIn('admin');
  expect((await update(admin, id, { rating: 1, comment: 'x' })).status).toBe(404);
  expect((await remove(admin, id)).status).toBe(404);
});
