import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { logIn } from '@/features/auth/authApi';
import { authDialogClosed } from '@/features/auth/authDialogSlice';
import { signedIn } from '@/features/auth/authSlice';
import { expectAccessible } from '@/testing/accessibility';
import { answering, demoHandlers, holding } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderWithStore } from '@/testing/renderApp';
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

beforeEach(() => {
  server.use(...demoHandlers());
});
afterEach(() => {
  server.events.removeAllListeners();
});

function beSignedIn(user: object, token: string | null = 'the-users-token') {
  sessionStorage.setItem('authUser', JSON.stringify(user));
  if (token) sessionStorage.setItem('authToken', token);
}
const shopper = { userId: 7, appUserName: 'Sana' };

const draw = (state?: Parameters<typeof renderWithStore>[1]) =>
  renderWithStore(<ProductReviews productId={productId} />, state);
async function open(reviews: unknown[] | undefined, state?: Parameters<typeof draw>[0]) {
  if (reviews) server.use(answering(list, reviews));
  const app = draw(state);
  await screen.findByRole('region', { name: 'Customer reviews' });
  return app;
}
type App = Awaited<ReturnType<typeof open>>;

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

/** The next writes, as sent; the list is another one after each. */
function writes(after: unknown[], answered = Promise.resolve()) {
  const sent: { method: string; path: string; bearer: string | null; body: unknown }[] = [];
  server.use(
    http.all('*/api/review/*', async ({ request }) => {
      if (request.method === 'GET') return sent.length > 0 ? HttpResponse.json(after) : undefined;
      const { method, headers, url } = request;
      const text = await request.text();
      sent.push({
        method,
        path: new URL(url).pathname,
        bearer: headers.get('authorization'),
        body: text ? (JSON.parse(text) as unknown) : undefined,
      });
      await answered;
      return HttpResponse.json({});
    }),
  );
  return sent;
}

async function write({ user }: App, stars = 4, text = 'Good') {
  await user.click(region().getByRole('link', { name: 'Write a Review' }));
  if (stars > 0) await user.click(star(stars));
  await user.click(comment());
  await user.paste(text);
}

describe('reading', () => {
  test('summary, dates, the first 3, then 5 more; no auth header; markup is text; axe finds nothing', async () => {
    let bearer: string | null = 'none seen';
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith(list)) bearer = request.headers.get('authorization');
    });
    const markup = '<img src=x onerror=alert(1)><b>bold</b>';
    const reviews = [...rated(4, 4, 4, 4, 4, 4, 4, 4, 4), { ...review(0, 5), comment: markup }];
    const { user } = await open(reviews);
    expect(bearer).toBeNull();
    expect(region().getByText('(4.1 / 5)')).toBeInTheDocument();
    expect(region().getAllByRole('img', { name: '4 out of 5 stars' })).toHaveLength(1 + 2);
    expect(region().getByText('10 reviews')).toBeInTheDocument();
    expect(button('5 stars: 1')).toBeInTheDocument();
    expect(button('4 stars: 9')).toBeInTheDocument();
    expect(region().getByText('February 28, 2026')).toBeInTheDocument();
    expect(region().getByText(markup)).toBeInTheDocument();
    expect(shown()).toEqual([1, 2]);
    await user.click(button('Show More Reviews'));
    expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    await user.click(button('Show More Reviews'));
    expect(shown()).toHaveLength(9);
    expect(absent('Show More Reviews')).toBe(true);
    await expectAccessible(screen.getByRole('region', { name: 'Customer reviews' }));
  });

  test('3 skeletons while loading; none yet: no stars, no mean, nothing to pick from', async () => {
    const waiting = holding(list);
    server.use(...waiting.handlers, answering(list, []));
    draw();
    expect(await screen.findByRole('status', { name: 'Loading reviews' })).toBeInTheDocument();
    expect(screen.getAllByTestId('review-skeleton')).toHaveLength(3);
    waiting.release();
    expect(await screen.findByText('No reviews yet')).toBeInTheDocument();
    expect(region().queryByText(/\/ 5\)/)).not.toBeInTheDocument();
    expect(region().queryByRole('img')).not.toBeInTheDocument();
    expect(region().queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('a single one leaves nothing to sort or to pick from', async () => {
    await open(rated(4));
    expect(region().queryByRole('combobox')).not.toBeInTheDocument();
    expect(absent(/stars?:/)).toBe(true);
  });

  test('opened again, the list is asked for anew once it is two minutes old', async () => {
    let calls = 0;
    server.events.on('request:start', ({ request }) => {
      calls += request.url.endsWith(list) ? 1 : 0;
    });
    const { store, unmount } = await open(rated(1));
    unmount();
    const after = (seconds: number) => {
      const preloadedState = structuredClone(store.getState());
      for (const query of Object.values(preloadedState.api.queries))
        if (query?.fulfilledTimeStamp) query.fulfilledTimeStamp -= seconds * 1000;
      return { preloadedState };
    };
    const again = await open(undefined, after(110));
    expect(calls).toBe(1);
    again.unmount();
    await open(undefined, after(125));
    await waitFor(() => expect(calls).toBe(2));
  });

  test('visitors may log in, but see no way to write, edit or delete', async () => {
    const { user, store } = await open(rated(4, 5));
    expect(region().queryByText(/Write a Review/i)).not.toBeInTheDocument();
    expect(absent(/^(Edit|Delete)/)).toBe(true);
    await user.click(button('Log in to review this product'));
    expect(store.getState().authDialog).toEqual({ isOpen: true, view: 'login' });
  });
});

describe('picking and sorting', () => {
  test('a row shows its reviews alone, and more of them; pressed again, or by the button, all', async () => {
    const { user } = await open(rated(4, 5, 4, 4, 1, 4, 4));
    expect(region().getByRole('listitem', { name: '3 stars: 0' })).toBeInTheDocument();
    expect(absent(/^3 stars/)).toBe(true);
    expect(button('4 stars: 5')).toHaveAttribute('aria-pressed', 'false');
    await user.click(button('4 stars: 5'));
    expect(button('4 stars: 5')).toHaveAttribute('aria-pressed', 'true');
    expect(region().getByText('Only 4 stars: 5 of 7 reviews')).toHaveRole('status');
    expect(shown()).toEqual([1, 3, 4]);
    expect(region().getByText('3 of 5 reviews')).toBeInTheDocument();
    await user.click(button('Show More Reviews'));
    expect(shown()).toEqual([1, 3, 4, 6, 7]);
    expect(absent('Show More Reviews')).toBe(true);
    await expectAccessible(screen.getByRole('region', { name: 'Customer reviews' }));

    // One rating at a time.
    await user.click(button('1 star: 1'));
    expect(button('4 stars: 5')).toHaveAttribute('aria-pressed', 'false');
    expect(region().getByText('Only 1 star: 1 of 7 reviews')).toHaveRole('status');
    expect(shown()).toEqual([5]);
    await user.click(button('1 star: 1'));
    expect(shown()).toHaveLength(7);
    await user.click(button('5 stars: 1'));
    await user.click(button('Show all ratings'));
    expect(region().getByText('All ratings')).toHaveFocus();
    expect(shown()).toHaveLength(7);
    expect(absent('Show all ratings')).toBe(true);
  });

  test('newest first, whatever order they come in; or by rating, also what is picked', async () => {
    const [first, second, third] = rated(4, 2, 5);
    const { user } = await open([third, first, second]);
    expect(sort()).toHaveDisplayValue('Newest first');
    expect(shown()).toEqual([1, 2, 3]);
    await user.selectOptions(sort(), 'Highest rating');
    expect(shown()).toEqual([3, 1, 2]);
    await user.selectOptions(sort(), 'Lowest rating');
    expect(shown()).toEqual([2, 1, 3]);
    await user.click(button('4 stars: 1'));
    expect(shown()).toEqual([1]);
    expect(sort()).toHaveDisplayValue('Lowest rating');
  });
});

describe('writing', () => {
  test('sends rating and comment with the user’s own token, once, and shows the new review, whatever was picked', async () => {
    beSignedIn(shopper);
    const others = rated(4, 5, 4, 4, 4);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const app = await open(others);
    const sent = writes([...others, review(0, 1, '7')], answered);
    await app.user.click(button('4 stars: 4'));
    await app.user.selectOptions(sort(), 'Highest rating');
    await write(app, 1, ' Very sturdy ');
    await app.user.dblClick(submit());
    expect(submit()).toBeDisabled();
    answer();
    expect(await region().findByText('Your review is saved.')).toHaveRole('status');
    await waitFor(() => expect(shown()).toEqual([0, 1, 2]));
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/api/review/add',
        bearer: 'Bearer the-users-token',
        body: { productId, rating: 1, comment: 'Very sturdy' },
      },
    ]);
    expect(region().getByText('All ratings')).toBeInTheDocument();
    expect(sort()).toHaveDisplayValue('Newest first');
    // One review for each user.
    expect(region().queryByText('Write a Review')).not.toBeInTheDocument();
  });

  test.each([
    ['no rating', 0, 'Good', 'Rating and comment required'],
    ['a blank comment', 4, '   ', 'Rating and comment required'],
    ['an endless comment', 4, 'a'.repeat(5001), 'The comment is too long'],
  ])('%s is not sent', async (_case, stars, text, words) => {
    beSignedIn(shopper);
    const app = await open([]);
    const sent = writes([]);
    await write(app, stars, text);
    expect(comment()).toBeRequired();
    await app.user.click(submit());
    expect(await region().findByRole('alert')).toHaveTextContent(words);
    expect(sent).toEqual([]);
  });

  test('cancel clears rating and comment', async () => {
    beSignedIn(shopper);
    const app = await open([]);
    await write(app, 2, 'Hm');
    await app.user.click(button('Cancel'));
    expect(screen.getByRole('region', { name: 'Customer reviews' })).toHaveFocus();
    await app.user.click(region().getByRole('link', { name: 'Write a Review' }));
    expect(comment()).toHaveValue('');
    expect(star(2)).not.toBeChecked();
  });
});

describe('changing', () => {
  const others = rated(4, 5, 5, 5);
  const mine = review(5, 4, '7');
  const edit = async () => {
    beSignedIn(shopper);
    const { user } = await open([...others, mine]);
    await user.click(button('4 stars: 2'));
    await user.click(button('Edit the review by Writer 5'));
    return user;
  };

  test('the author edits the own review only; where the new rating would hide it, all show down to it', async () => {
    const user = await edit();
    expect(absent(/^Edit the review by Writer [1-4]/)).toBe(true);
    expect(comment()).toHaveValue('Comment 5');
    await user.click(star(1));
    const sent = writes([...others, { ...mine, rating: 1 }]);
    await user.click(button('Update Review'));
    expect(await region().findByRole('button', { name: '1 star: 1' })).toBeInTheDocument();
    expect(shown()).toEqual([1, 2, 3, 4, 5]);
    expect(sent).toEqual([
      {
        method: 'PUT',
        path: '/api/review/update/r5',
        bearer: 'Bearer the-users-token',
        body: { rating: 1, comment: 'Comment 5' },
      },
    ]);
  });

  test('what is typed stays, whatever is picked meanwhile; with the same rating, so does what is picked', async () => {
    const user = await edit();
    await user.type(comment(), '0');
    await user.click(button('5 stars: 3'));
    await user.selectOptions(sort(), 'Highest rating');
    expect(comment()).toHaveValue('Comment 50');
    expect(shown()).toEqual([2, 3, 4]);
    await user.click(button('4 stars: 2'));
    writes([...others, { ...mine, comment: 'Comment 50' }]);
    await user.click(button('Update Review'));
    await waitFor(() => expect(shown()).toEqual([1, 50]));
  });

  test('an admin may change any; deleting asks first; after the last one with the picked rating all show', async () => {
    beSignedIn({ userId: 9, appUserName: 'Boss', role: 'admin' });
    const reviews = rated(5, 2, 5);
    const app = await open(reviews);
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
    expect(sent).toMatchObject([{ method: 'DELETE', path: '/api/review/r2' }]);
    expect(region().getByText('All ratings')).toBeInTheDocument();
  });
});

describe('with a login that the back end no longer takes', () => {
  const account = { email: 'shopper@example.com', password: 'shopper-demo-1' };
  const ayesha = { userId: 1, appUserName: 'Ayesha Khan', userEmail: account.email };

  /** The dialog asks; see `asUser` for what it says. */
  async function writeExpired(user: object) {
    beSignedIn(user, 'of-yesterday');
    const bearers: (string | null)[] = [];
    server.events.on('request:start', ({ request: { url, headers } }) => {
      if (url.endsWith('/api/review/add')) bearers.push(headers.get('authorization'));
    });
    const app = await open([]);
    await write(app, 4, 'Typed with care');
    await app.user.click(submit());
    await waitFor(() => expect(app.store.getState().authDialog.isOpen).toBe(true));
    const close = () => {
      act(() => {
        app.store.dispatch(authDialogClosed());
      });
    };
    const login = async () => {
      await act(async () => {
        const { data } = await app.store.dispatch(logIn(account));
        if (data) app.store.dispatch(signedIn(data));
        app.store.dispatch(authDialogClosed());
      });
      return `Bearer ${String(app.store.getState().auth.authToken)}`;
    };
    return { ...app, bearers, close, login };
  }

  test('the review goes on its way after the login', async () => {
    const { bearers, login } = await writeExpired(ayesha);
    const bearer = await login();
    expect(await screen.findByText('Your review is saved.')).toBeInTheDocument();
    expect(bearers).toEqual(['Bearer of-yesterday', bearer]);
  });

  test('the dialog closed: the server’s words, and the form as it was', async () => {
    const { close, bearers } = await writeExpired(ayesha);
    close();
    expect(await screen.findByText('Please log in first')).toBeInTheDocument();
    expect(comment()).toHaveValue('Typed with care');
    expect(star(4)).toBeChecked();
    expect(submit()).toBeEnabled();
    expect(bearers).toHaveLength(1);
  });

  test('somebody else logs in: nothing is sent in their name, and nothing is wrong', async () => {
    const { login, store, bearers } = await writeExpired({ userId: 77 });
    await login();
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(bearers).toHaveLength(1);
    expect(comment()).toHaveValue('Typed with care');
    expect(store.getState().toast.queue).toEqual([]);
  });

  test('left meanwhile, nothing is sent any more', async () => {
    const { login, unmount, bearers } = await writeExpired(ayesha);
    unmount();
    await login();
    expect(bearers).toHaveLength(1);
  });
});
