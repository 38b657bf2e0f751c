import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { authDialogClosed } from '@/features/auth/authDialogSlice';
import { signedIn } from '@/features/auth/authSlice';
import { answering, hold, requestsOf } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { ProductReviews } from './ProductReviews';

const productId = '1';
const list = `/api/review/${productId}`;

/** The higher the id, the older. */
const review = (id: number, rating: number, userId = String(100 + id)) => ({
  _id: `r${String(id)}`,
  rating,
  comment: `Comment ${String(id)}`,
  createdAt: `2026-02-${String(28 - id)}T12:00:00.000Z`,
  user: { _id: userId, fullName: `Writer ${String(id)}`, profileImg: { url: '' } },
});
const rated = (...ratings: number[]) => ratings.map((rating, place) => review(place + 1, rating));

const shopper = { userId: 7, appUserName: 'Sana' };
const asShopper = { auth: { authUser: shopper, authToken: 'the-users-token' } };

const draw = (preloadedState = {}) =>
  renderWithProviders(<ProductReviews productId={productId} />, { preloadedState });
async function open(reviews: unknown[], preloadedState = {}) {
  server.use(answering(list, reviews));
  const app = draw(preloadedState);
  await screen.findByRole('region', { name: 'Customer reviews' });
  return app;
}

const region = () => within(screen.getByRole('region', { name: 'Customer reviews' }));
const button = (name: string) => region().getByRole('button', { name });
const absent = (name: string | RegExp) => region().queryByRole('button', { name }) === null;
const sort = () => region().getByRole('combobox', { name: 'Sort reviews' });
const comment = () => region().getByLabelText('Your comment');
const star = (count: number) =>
  region().getByRole('radio', { name: `${String(count)} out of 5 stars` });
const submit = () => button('Submit Review');
const shown = () =>
  within(region().getByRole('list', { name: 'Reviews' }))
    .queryAllByText(/^Comment \d+$/, { ignore: 'textarea' })
    .map((each) => Number(each.textContent.replace('Comment ', '')));

/** The next writes, as sent; the list is another one after each. Whose token they carry: see `app/faults`. */
function writes(after: unknown[]) {
  const sent: unknown[] = [];
  server.use(
    http.all('*/api/review/*', async ({ request }) => {
      if (request.method === 'GET') return sent.length > 0 ? HttpResponse.json(after) : undefined;
      const { pathname } = new URL(request.url);
      const text = await request.text();
      sent.push([pathname, text && JSON.parse(text)]);
      return HttpResponse.json({});
    }),
  );
  return sent;
}

async function write({ user }: ReturnType<typeof draw>, stars = 4, text = 'Good') {
  await user.click(region().getByRole('link', { name: 'Write a Review' }));
  if (stars > 0) await user.click(star(stars));
  await user.click(comment());
  await user.paste(text);
}

test('3 skeletons; summary, dates, the first 3, then 5 more; markup is text', async () => {
  const markup = '<img src=x onerror=alert(1)><b>bold</b>';
  const reviews = [...rated(4, 4, 4, 4, 4, 4, 4, 4, 4), { ...review(0, 5), comment: markup }];
  server.use(answering(list, reviews));
  const release = hold(list);
  const { user } = draw();
  await screen.findByRole('status', { name: 'Loading reviews' });
  expect(screen.getAllByTestId('review-skeleton')).toHaveLength(3);
  release();
  await screen.findByRole('region', { name: 'Customer reviews' });
  expect(region().getByText('(4.1 / 5)')).toBeInTheDocument();
  expect(region().getAllByRole('img', { name: '4 out of 5 stars' })).toHaveLength(1 + 2);
  expect(region().getByText('February 28, 2026')).toBeInTheDocument();
  expect(region().getByText(markup)).toBeInTheDocument();
  expect(shown()).toEqual([1, 2]);
  await user.click(button('Show More Reviews'));
  expect(shown()).toHaveLength(7);
  await user.click(button('Show More Reviews'));
  expect(shown()).toHaveLength(9);
  expect(absent('Show More Reviews')).toBe(true);
});

test('opened again, the list is asked for anew once it is two minutes old', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const asked = requestsOf(list);
  const { store, unmount } = await open(rated(1));
  unmount();
  jest.setSystemTime(Date.now() + 110_000);
  const early = await open(rated(1, 1), store.getState());
  expect(asked).toHaveLength(1);
  early.unmount();
  jest.setSystemTime(Date.now() + 10_000);
  await open(rated(1, 1), store.getState());
  await waitFor(() => expect(shown()).toEqual([1, 2]));
});

test('visitors may log in, but cannot write, edit or delete', async () => {
  const { user, store } = await open(rated(4));
  expect(region().queryByText(/Write a Review/i)).not.toBeInTheDocument();
  expect(absent(/^(Edit|Delete)/)).toBe(true);
  expect(region().queryByRole('combobox')).not.toBeInTheDocument();
  await user.click(button('Log in to review this product'));
  expect(store.getState().authDialog).toMatchObject({ isOpen: true, view: 'login' });
});

test.each([
  ['a new review', rated(4), 'Write a Review', ''],
  ['the review that is there already', [review(1, 4, '7')], 'Edit your review', 'Comment 1'],
])('a visitor who logs in to review has the form of %s at hand', async (_, list, name, typed) => {
  const { user, store } = await open(list);
  const logIn = () => user.click(button('Log in to review this product'));
  await logIn();
  act(() => void store.dispatch(authDialogClosed()));
  await logIn();
  act(() => {
    store.dispatch(signedIn({ response: shopper, token: 'the-users-token' }));
    store.dispatch(authDialogClosed());
  });
  await waitFor(() => expect(region().getByRole('form', { name })).toHaveFocus());
  expect(comment()).toHaveValue(typed);
});

test('a row of the summary shows its reviews alone', async () => {
  const [first, ...others] = rated(4, 5, 4, 4, 1, 4);
  const { user } = await open([{ ...review(7, 4), createdAt: 'soon' }, ...others, first]);
  expect(region().getByText('3 stars: 0')).toBeInTheDocument();
  expect(absent(/^3 stars/)).toBe(true);
  await user.click(button('4 stars: 5'));
  expect(button('4 stars: 5')).toHaveAttribute('aria-pressed', 'true');
  expect(region().getByText('Only 4 stars: 5 of 7 reviews')).toHaveRole('status');
  expect(shown()).toEqual([1, 3, 4]);
  await user.click(button('Show More Reviews'));
  expect(shown()).toEqual([1, 3, 4, 6, 7]);
  expect(absent('Show More Reviews')).toBe(true);

  // One rating at a time.
  await user.click(button('1 star: 1'));
  expect(shown()).toEqual([5]);
  await user.click(button('1 star: 1'));
  expect(shown()).toHaveLength(7);
  await user.click(button('5 stars: 1'));
  await user.click(button('Show all ratings'));
  expect(region().getByText('All ratings')).toHaveFocus();
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  await user.selectOptions(sort(), 'Highest rating');
  expect(shown()).toEqual([2, 1, 3, 4, 6, 7, 5]);
  await user.selectOptions(sort(), 'Lowest rating');
  expect(shown()).toEqual([5, 1, 3, 4, 6, 7, 2]);
});

test('sends rating and comment, once, and shows the new review, whatever was picked', async () => {
  const others = rated(4, 5, 4, 4, 4);
  const app = await open(others, asShopper);
  const sent = writes([...others, review(0, 1, '7')]);
  const release = hold('/api/review/add');
  await app.user.click(button('4 stars: 4'));
  await app.user.selectOptions(sort(), 'Highest rating');
  await write(app, 1, ' Very sturdy ');
  await app.user.dblClick(submit());
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  release();
  expect(await region().findByText('Your review is saved.')).toHaveRole('status');
  await waitFor(() => expect(shown()).toEqual([0, 1, 2]));
  const body = { productId, rating: 1, comment: 'Very sturdy' };
  expect(sent).toEqual([['/api/review/add', body]]);
  expect(region().getByText('All ratings')).toBeInTheDocument();
  expect(sort()).toHaveDisplayValue('Newest first');
  // One review for each user.
  expect(region().queryByText('Write a Review')).not.toBeInTheDocument();
});

test('a comment that was filled in without events is sent as it stands', async () => {
  const app = await open([], asShopper);
  const sent = writes([]);
  await write(app, 4, '');
  region().getByLabelText<HTMLTextAreaElement>('Your comment').value = 'Sturdy';
  await app.user.click(submit());
  await waitFor(() =>
    expect(sent).toEqual([['/api/review/add', { productId, rating: 4, comment: 'Sturdy' }]]),
  );
});

test('nothing is sent without rating and comment', async () => {
  const app = await open([], asShopper);
  const sent = writes([]);
  const isRefused = async (words: string) => {
    await app.user.click(submit());
    expect(await region().findByRole('alert')).toHaveTextContent(words);
  };
  await write(app, 0, 'a'.repeat(5001));
  expect(comment()).toBeRequired();
  await isRefused('Rating and comment required');
  await app.user.click(star(4));
  await isRefused('The comment is too long');
  await app.user.clear(comment());
  await app.user.type(comment(), '   ');
  await isRefused('Rating and comment required');
  expect(sent).toEqual([]);

  await app.user.click(button('Cancel'));
  expect(screen.getByRole('region', { name: 'Customer reviews' })).toHaveFocus();
  await app.user.click(region().getByRole('link', { name: 'Write a Review' }));
  expect(comment()).toHaveValue('');
  expect(star(4)).not.toBeChecked();
});

test('the author edits only the own review', async () => {
  const others = rated(4, 5, 5, 5);
  const mine = review(5, 4, '7');
  const { user } = await open([...others, mine], asShopper);
  await user.click(button('4 stars: 2'));
  expect(shown()).toEqual([1, 5]);
  expect(absent('Edit the review by Writer 1')).toBe(true);
  await user.click(button('Edit the review by Writer 5'));
  expect(comment()).toHaveValue('Comment 5');
  await user.type(comment(), '0');
  await user.click(button('5 stars: 3'));
  expect(comment()).toHaveValue('Comment 50');
  expect(shown()).toEqual([2, 3, 4]);
  await user.click(button('4 stars: 2'));
  const now = { ...mine, comment: 'Comment 50' };
  writes([...others, now]);
  await user.click(button('Update Review'));
  await waitFor(() => expect(shown()).toEqual([1, 50]));

  await user.click(await region().findByRole('button', { name: /^Edit/ }));
  await user.click(star(1));
  const sent = writes([...others, { ...now, rating: 1 }]);
  await user.click(button('Update Review'));
  await region().findByRole('button', { name: '1 star: 1' });
  expect(shown()).toEqual([1, 2, 3, 4, 50]);
  const body = { rating: 1, comment: 'Comment 50' };
  expect(sent).toEqual([['/api/review/update/r5', body]]);
});

test('an administrator may change any, and is asked before one is deleted', async () => {
  const authUser = { userId: 9, appUserName: 'Boss', role: 'admin' };
  const reviews = rated(5, 2, 5);
  const app = await open(reviews, { auth: { authUser, authToken: 'the-admins-token' } });
  const sent = writes(reviews.filter(({ rating }) => rating === 5));
  expect(region().getAllByRole('button', { name: /^Edit/ })).toHaveLength(3);
  await app.user.click(button('2 stars: 1'));
  await app.user.click(button('Delete the review by Writer 2'));
  const name = 'Delete this review permanently?';
  const question = within(await screen.findByRole('alertdialog', { name }));
  await app.user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sent).toEqual([]);

  await app.user.click(button('Delete the review by Writer 2'));
  await app.user.dblClick(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The review is deleted.')).toBeInTheDocument();
  await waitFor(() => expect(shown()).toEqual([1, 3]));
  expect(sent).toEqual([['/api/review/r2', '']]);
  expect(region().getByText('All ratings')).toBeInTheDocument();
});
