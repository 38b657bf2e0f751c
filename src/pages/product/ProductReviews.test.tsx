import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { encodeProductId } from '@/shared/lib/productId';
import type { RootState } from '@/shared/lib/storeHooks';
import { expectAccessible } from '@/testing/accessibility';
import { answering, demoHandlers, failing } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

const productId = '1';
const list = `/api/review/${productId}`;

const review = (id: number, rating = 4) => ({
  _id: `r${String(id)}`,
  rating,
  comment: `Comment ${String(id)}`,
  createdAt: '2026-02-07T19:27:00.000Z',
  user: { _id: String(100 + id), fullName: `Writer ${String(id)}`, profileImg: { url: '' } },
});
const reviews = (count: number) => Array.from({ length: count }, (_, index) => review(index + 1));

beforeEach(() => {
  server.use(...demoHandlers());
});

const logInAs = (user: object) => {
  sessionStorage.setItem('authUser', JSON.stringify(user));
  sessionStorage.setItem('authToken', 'the-users-token');
};
const shopper = { userId: 7, appUserName: 'Sana' };
const admin = { userId: 9, appUserName: 'Boss', role: 'admin' };

async function openReviews({
  loaded = true,
  preloadedState,
}: { loaded?: boolean; preloadedState?: Partial<RootState> } = {}) {
  const app = renderApp({
    route: `/product/${encodeProductId(productId)}?tab=reviews`,
    ...(preloadedState && { preloadedState }),
  });
  await screen.findByRole('tab', { name: 'Reviews', selected: true });
  if (loaded) await screen.findByRole('region', { name: 'Customer reviews' });
  return app;
}
const region = () => within(screen.getByRole('region', { name: 'Customer reviews' }));
const shown = () =>
  within(region().getByRole('list', { name: 'Reviews' }))
    .getAllByText(/^Comment \d+$/)
    .map((comment) => comment.textContent);

/** The next writes, as sent, answered one after the other. */
function writes(status = 200, body: object = {}, answered = Promise.resolve()) {
  const sent: { method: string; path: string; bearer: string | null; body: unknown }[] = [];
  server.use(
    http.all('*/api/review/*', async ({ request }) => {
      if (request.method === 'GET') return undefined;
      const text = await request.text();
      sent.push({
        method: request.method,
        path: new URL(request.url).pathname,
        bearer: request.headers.get('authorization'),
        body: text ? (JSON.parse(text) as unknown) : undefined,
      });
      await answered;
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

async function write(
  { user }: Awaited<ReturnType<typeof openReviews>>,
  stars = 4,
  comment = 'Good',
) {
  await user.click(region().getByRole('link', { name: 'Write a Review' }));
  if (stars > 0)
    await user.click(region().getByRole('radio', { name: `${String(stars)} out of 5 stars` }));
  if (comment) await user.type(region().getByLabelText('Your comment'), comment);
}
const submit = () => region().getByRole('button', { name: 'Submit Review' });

describe('reading', () => {
  test('summary, dates, the first 3, then 5 more; no auth header; axe finds nothing', async () => {
    let bearer: string | null = 'none seen';
    server.use(
      http.get(`*${list}`, ({ request }) => {
        bearer = request.headers.get('authorization');
        return HttpResponse.json([...reviews(9), review(10, 5)]);
      }),
    );
    const { user } = await openReviews();
    expect(bearer).toBeNull();
    expect(region().getByText('(4.1 / 5)')).toBeInTheDocument();
    expect(region().getAllByRole('img', { name: '4 out of 5 stars' })).toHaveLength(1 + 3);
    expect(region().getByText('10 reviews')).toBeInTheDocument();
    expect(region().getByRole('button', { name: '5 stars: 1' })).toBeInTheDocument();
    expect(region().getByRole('button', { name: '4 stars: 9' })).toBeInTheDocument();
    expect(region().getAllByText(/^February [78], 2026$/)).toHaveLength(3);
    expect(shown()).toHaveLength(3);
    await user.click(region().getByRole('button', { name: 'Show More Reviews' }));
    expect(shown()).toHaveLength(8);
    await user.click(region().getByRole('button', { name: 'Show More Reviews' }));
    expect(shown()).toHaveLength(10);
    expect(region().queryByRole('button', { name: 'Show More Reviews' })).not.toBeInTheDocument();
    await expectAccessible(screen.getByRole('main'));
  });

  test('3 skeletons while loading', async () => {
    server.use(http.get(`*${list}`, () => delay('infinite')));
    await openReviews({ loaded: false });
    expect(await screen.findByRole('status', { name: 'Loading reviews' })).toBeInTheDocument();
    expect(screen.getAllByTestId('review-skeleton')).toHaveLength(3);
  });

  test('opened again, the list is asked for anew once it is two minutes old', async () => {
    let calls = 0;
    server.use(
      http.get(`*${list}`, () => {
        calls += 1;
        return HttpResponse.json(reviews(1));
      }),
    );
    const { store, unmount } = await openReviews();
    await screen.findByText('Comment 1');
    unmount();
    const after = (seconds: number) => {
      const state = structuredClone(store.getState());
      for (const query of Object.values(state.api.queries))
        if (query?.fulfilledTimeStamp) query.fulfilledTimeStamp -= seconds * 1000;
      return { preloadedState: state };
    };
    const again = await openReviews(after(110));
    expect(calls).toBe(1);
    again.unmount();
    await openReviews(after(125));
    await waitFor(() => expect(calls).toBe(2));
  });

  test('none yet: no stars, no mean', async () => {
    server.use(answering(list, []));
    await openReviews();
    expect(region().getByText('No reviews yet')).toBeInTheDocument();
    expect(region().queryByText(/\/ 5\)/)).not.toBeInTheDocument();
    expect(region().queryByRole('img')).not.toBeInTheDocument();
  });

  test('a failure is not retried by itself; Retry brings the list', async () => {
    let calls = 0;
    server.use(
      http.get(`*${list}`, () => {
        calls += 1;
        return HttpResponse.json({}, { status: 500 });
      }),
    );
    const { user } = await openReviews({ loaded: false });
    expect(await screen.findByText('Failed to fetch reviews')).toBeInTheDocument();
    expect(calls).toBe(1);
    server.use(answering(list, { data: reviews(1) }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Comment 1')).toBeInTheDocument();
  });

  test('a comment with HTML in it is text', async () => {
    const html = '<img src=x onerror=alert(1)><b>bold</b>';
    server.use(answering(list, [{ ...review(1), comment: html }]));
    await openReviews();
    expect(region().getByText(html)).toBeInTheDocument();
  });

  test('visitors may log in, but see no way to write, edit or delete', async () => {
    server.use(answering(list, reviews(2)));
    const { user } = await openReviews();
    expect(region().queryByText(/Write a Review/i)).not.toBeInTheDocument();
    expect(region().queryByRole('button', { name: /^(Edit|Delete)/ })).not.toBeInTheDocument();
    await user.click(region().getByRole('button', { name: 'Log in to review this product' }));
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeInTheDocument();
  });
});

describe('writing', () => {
  test('sends rating and comment with the user’s own token, once, and shows the new list', async () => {
    logInAs(shopper);
    server.use(answering(list, reviews(1)));
    const sent = writes();
    const app = await openReviews();
    await write(app, 5, ' Very sturdy ');
    await expectAccessible(screen.getByRole('main'));
    server.use(answering(list, [...reviews(1), { ...review(2, 5), user: { _id: '7' } }]));
    // Later handlers come first, so the writes need theirs again.
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const again = writes(200, {}, answered);
    await app.user.dblClick(submit());
    expect(submit()).toBeDisabled();
    answer();
    expect(await region().findByText('(4.5 / 5)')).toBeInTheDocument();
    expect([...sent, ...again]).toEqual([
      {
        method: 'POST',
        path: '/api/review/add',
        bearer: 'Bearer the-users-token',
        body: { productId, rating: 5, comment: 'Very sturdy' },
      },
    ]);
    expect(region().queryByRole('button', { name: 'Submit Review' })).not.toBeInTheDocument();
    // One review for each user.
    await waitFor(() => {
      expect(region().queryByText('Write a Review')).not.toBeInTheDocument();
    });
  });

  test.each([
    ['no rating', 0, 'Good'],
    ['no comment', 4, ''],
    ['a blank comment', 4, '   '],
  ])('%s: Rating and comment required', async (_case, stars, comment) => {
    logInAs(shopper);
    const sent = writes();
    const app = await openReviews();
    await write(app, stars, comment);
    expect(region().getByLabelText('Your comment')).toBeRequired();
    await app.user.click(submit());
    expect(await region().findByRole('alert')).toHaveTextContent('Rating and comment required');
    expect(sent).toEqual([]);
  });

  test.each([
    ['the server’s words', 409, { message: 'You have already reviewed this product' }],
    ['none', 500, {}],
  ])('failure with %s: a toast, and the typed text stays', async (_case, status, body) => {
    logInAs(shopper);
    writes(status, body);
    const app = await openReviews();
    await write(app, 3, 'Typed with care');
    await app.user.click(submit());
    const message = 'message' in body ? body.message : 'Error adding review';
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(region().getByLabelText('Your comment')).toHaveValue('Typed with care');
    expect(region().getByRole('radio', { name: '3 out of 5 stars' })).toBeChecked();
    await waitFor(() => expect(submit()).toBeEnabled());
  });

  test('cancel clears rating and comment', async () => {
    logInAs(shopper);
    const app = await openReviews();
    await write(app, 2, 'Hm');
    await app.user.click(region().getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('region', { name: 'Customer reviews' })).toHaveFocus();
    await app.user.click(region().getByRole('link', { name: 'Write a Review' }));
    expect(region().getByLabelText('Your comment')).toHaveValue('');
    expect(region().getByRole('radio', { name: '2 out of 5 stars' })).not.toBeChecked();
  });
});

describe('changing', () => {
  const mine = { ...review(1), user: { ...review(1).user, _id: '7' } };

  test('the author edits the own review only', async () => {
    logInAs(shopper);
    server.use(answering(list, [mine, review(2)]));
    const sent = writes();
    const { user } = await openReviews();
    expect(region().getAllByRole('button', { name: /^Edit/ })).toHaveLength(1);
    await user.click(region().getByRole('button', { name: 'Edit the review by Writer 1' }));
    expect(region().getByLabelText('Your comment')).toHaveValue('Comment 1');
    await user.click(region().getByRole('radio', { name: '2 out of 5 stars' }));
    await user.click(region().getByRole('button', { name: 'Update Review' }));
    await waitFor(() => {
      expect(region().queryByLabelText('Your comment')).not.toBeInTheDocument();
    });
    expect(sent).toEqual([
      {
        method: 'PUT',
        path: '/api/review/update/r1',
        bearer: 'Bearer the-users-token',
        body: { rating: 2, comment: 'Comment 1' },
      },
    ]);
  });

  test('an update that fails: Failed to update review, and the typed text stays', async () => {
    logInAs(shopper);
    server.use(answering(list, [mine]));
    writes(403, { message: 'Only its author may change a review' });
    const { user } = await openReviews();
    await user.click(region().getByRole('button', { name: /^Edit/ }));
    await user.type(region().getByLabelText('Your comment'), ' and more');
    await user.click(region().getByRole('button', { name: 'Update Review' }));
    expect(await screen.findByText('Failed to update review')).toBeInTheDocument();
    expect(region().getByLabelText('Your comment')).toHaveValue('Comment 1 and more');
  });

  test('an admin may change any; deleting asks first', async () => {
    logInAs(admin);
    server.use(answering(list, reviews(2)));
    const sent = writes();
    const { user } = await openReviews();
    expect(region().getAllByRole('button', { name: /^Delete/ })).toHaveLength(2);
    await user.click(region().getByRole('button', { name: 'Delete the review by Writer 2' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Delete this review permanently?',
    });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);

    await user.click(await screen.findByRole('button', { name: 'Delete the review by Writer 2' }));
    await user.dblClick(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/api/review/r2' });
    expect(await screen.findByText('The review is deleted.')).toBeInTheDocument();
  });

  test('a deletion that fails: Error deleting review', async () => {
    logInAs(admin);
    server.use(answering(list, reviews(1)));
    server.use(failing('/api/review/r1'));
    const { user } = await openReviews();
    await user.click(region().getByRole('button', { name: /^Delete/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Error deleting review')).toBeInTheDocument();
    expect(screen.getByText('Comment 1')).toBeInTheDocument();
  });
});
