import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { authDialogClosed } from '@/features/auth/authDialogSlice';
import { signedIn, signedOut } from '@/features/auth/authSlice';
import { draftKeys } from '@/shared/storage/webStorage';
import { mockAnswer, mockConnectionError, holdAnswers, recordRequestsOf } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { ProductReviews } from './ProductReviews';

const productId = '1';
const listPath = `/api/review/${productId}`;

/** Returns a review. A higher id means an older review. */
const createReview = (id: number, rating: number, userId = String(100 + id)) => ({
  _id: `r${String(id)}`,
  rating,
  comment: `Comment ${String(id)}`,
  createdAt: `2026-02-${String(28 - id)}T12:00:00.000Z`,
  user: { _id: userId, fullName: `Writer ${String(id)}`, profileImg: { url: '' } },
});
const createReviews = (...ratings: number[]) =>
  ratings.map((rating, index) => createReview(index + 1, rating));

const shopper = { userId: 7, appUserName: 'Sana' };
const shopperState = { auth: { authUser: shopper, authToken: 'the-users-token' } };

const renderReviews = (preloadedState = {}, id = productId) =>
  renderWithProviders(<ProductReviews productId={id} />, { preloadedState });
async function openPage(reviews: unknown[], preloadedState = {}, id = productId) {
  server.use(mockAnswer(`/api/review/${id}`, reviews));
  const app = renderReviews(preloadedState, id);
  await screen.findByRole('region', { name: 'Customer reviews' });
  return app;
}

const getRegion = () => within(screen.getByRole('region', { name: 'Customer reviews' }));
const getButton = (name: string) => getRegion().getByRole('button', { name });
const isButtonAbsent = (name: string | RegExp) =>
  getRegion().queryByRole('button', { name }) === null;
const getSortSelect = () => getRegion().getByRole('combobox', { name: 'Sort reviews' });
const getCommentField = () => getRegion().getByLabelText('Your comment');
const getStarRadio = (count: number) =>
  getRegion().getByRole('radio', { name: `${String(count)} out of 5 stars` });
const getSubmitButton = () => getButton('Submit Review');
const getVisibleReviewNumbers = () =>
  within(getRegion().getByRole('list', { name: 'Reviews' }))
    .queryAllByText(/^Comment \d+$/, { ignore: 'textarea' })
    .map((element) => Number(element.textContent.replace('Comment ', '')));

/**
 * Mocks and records the requests that change reviews. They need the token of the signed-in user.
 * After the first of them, the list contains the given reviews.
 */
function recordWrites(reviewsAfter: unknown[]) {
  const sentWrites: unknown[] = [];
  server.use(
    http.all('*/api/review/*', async ({ request }) => {
      if (request.method === 'GET')
        return sentWrites.length > 0 ? HttpResponse.json(reviewsAfter) : undefined;
      if (!/^Bearer the-(users|admins)-token$/.test(request.headers.get('authorization') ?? ''))
        return new HttpResponse(null, { status: 401 });
      const { pathname } = new URL(request.url);
      const text = await request.text();
      sentWrites.push([pathname, text && JSON.parse(text)]);
      return HttpResponse.json({});
    }),
  );
  return sentWrites;
}

/** Refuses the next change of a review. After that, the list contains the given reviews. */
function refuseNextWrite(status: number, reviewsAfter: unknown[]) {
  const sentWrites = recordWrites(reviewsAfter);
  server.use(
    http.all(
      '*/api/review/*',
      ({ request }) => {
        if (request.method === 'GET') return undefined;
        server.use(mockAnswer(listPath, reviewsAfter));
        return HttpResponse.json({}, { status });
      },
      { once: true },
    ),
  );
  return sentWrites;
}

async function writeReview({ user }: ReturnType<typeof renderReviews>, stars = 4, text = 'Good') {
  await user.click(getRegion().getByRole('link', { name: 'Write a Review' }));
  if (stars > 0) await user.click(getStarRadio(stars));
  await user.click(getCommentField());
  await user.paste(text);
}

test('three placeholders are shown while the reviews load', async () => {
  server.use(mockAnswer(listPath, createReviews(4)));
  const release = holdAnswers(listPath);
  renderReviews();
  await screen.findByRole('status', { name: 'Loading reviews' });
  expect(screen.getAllByTestId('review-skeleton')).toHaveLength(3);
  release();
  expect(await screen.findByRole('region', { name: 'Customer reviews' })).toBeInTheDocument();
  expect(screen.queryByTestId('review-skeleton')).not.toBeInTheDocument();
});

test('the list is requested without a token', async () => {
  const requests = recordRequestsOf(listPath);
  await openPage(createReviews(4), shopperState);
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null]);
});

test('ratings are shown in the summary and with each review', async () => {
  await openPage([...createReviews(4, 4, 4, 4, 4, 4, 4, 4, 4), createReview(0, 5)]);
  expect(getRegion().getByText('(4.1 / 5)')).toBeInTheDocument();
  expect(getRegion().getAllByRole('img', { name: '4 out of 5 stars' })).toHaveLength(1 + 2);
  expect(getRegion().getByText('February 28, 2026')).toBeInTheDocument();
});

test('markup in a comment is shown as text', async () => {
  const markup = '<img src=x onerror=alert(1)><b>bold</b>';
  await openPage([{ ...createReview(0, 5), comment: markup }]);
  expect(getRegion().getByText(markup)).toBeInTheDocument();
});

test('a form that a user left open is closed for the next user', async () => {
  const view = await openPage(createReviews(4), shopperState);
  await writeReview(view);
  act(() => void view.store.dispatch(signedOut()));
  const response = { userId: 8, appUserName: 'Bilal' };
  act(() => void view.store.dispatch(signedIn({ response, token: 't' })));
  await getRegion().findByRole('link', { name: 'Write a Review' });
  expect(getRegion().queryByLabelText('Your comment')).not.toBeInTheDocument();
});

test('three reviews are shown at first, and five more on each press', async () => {
  const { user } = await openPage(createReviews(4, 4, 4, 4, 4, 4, 4, 4, 4, 5));
  expect(getVisibleReviewNumbers()).toEqual([1, 2, 3]);
  await user.click(getButton('Show More Reviews'));
  expect(getVisibleReviewNumbers()).toHaveLength(8);
  await user.click(getButton('Show More Reviews'));
  expect(getVisibleReviewNumbers()).toHaveLength(10);
  expect(isButtonAbsent('Show More Reviews')).toBe(true);
});

test('the list is requested again once it is two minutes old', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const requests = recordRequestsOf(listPath);
  const { store, unmount } = await openPage(createReviews(1));
  unmount();
  jest.setSystemTime(Date.now() + 110_000);
  const earlyPage = await openPage(createReviews(1, 1), store.getState());
  expect(requests).toHaveLength(1);
  earlyPage.unmount();
  jest.setSystemTime(Date.now() + 10_000);
  await openPage(createReviews(1, 1), store.getState());
  await waitFor(() => expect(getVisibleReviewNumbers()).toEqual([1, 2]));
});

test('visitors cannot change any review', async () => {
  await openPage(createReviews(4));
  expect(getRegion().queryByText(/Write a Review/i)).not.toBeInTheDocument();
  expect(isButtonAbsent(/^(Edit|Delete)/)).toBe(true);
});

test('a single review cannot be sorted', async () => {
  await openPage(createReviews(4));
  expect(getRegion().queryByRole('combobox')).not.toBeInTheDocument();
});

test('visitors can log in to write a review', async () => {
  const { user, store } = await openPage(createReviews(4));
  await user.click(getButton('Log in to review this product'));
  expect(store.getState().authDialog).toMatchObject({ isOpen: true, view: 'login' });
});

test.each([
  ['a new review', createReviews(4), 'Write a Review', ''],
  ['the review that is there already', [createReview(1, 4, '7')], 'Edit your review', 'Comment 1'],
])(
  'a visitor who logs in to write a review sees the form of %s',
  async (_, list, name, expectedComment) => {
    const { user, store } = await openPage(list);
    const logIn = () => user.click(getButton('Log in to review this product'));
    await logIn();
    act(() => void store.dispatch(authDialogClosed()));
    await logIn();
    act(() => {
      store.dispatch(signedIn({ response: shopper, token: 'the-users-token' }));
      store.dispatch(authDialogClosed());
    });
    await waitFor(() => expect(getRegion().getByRole('form', { name })).toHaveFocus());
    expect(getCommentField()).toHaveValue(expectedComment);
  },
);

describe('with several ratings', () => {
  const openWithMixedRatings = () => {
    const [first, ...otherReviews] = createReviews(4, 5, 4, 4, 1, 4);
    return openPage([{ ...createReview(7, 4), createdAt: 'soon' }, ...otherReviews, first]);
  };

  test('a rating without reviews cannot be selected', async () => {
    await openWithMixedRatings();
    expect(getRegion().getByText('3 stars: 0')).toBeInTheDocument();
    expect(isButtonAbsent(/^3 stars/)).toBe(true);
  });

  test('a selected rating shows only its reviews', async () => {
    const { user } = await openWithMixedRatings();
    await user.click(getButton('4 stars: 5'));
    expect(getButton('4 stars: 5')).toHaveAttribute('aria-pressed', 'true');
    expect(getRegion().getByText('Only 4 stars: 5 of 7 reviews')).toHaveRole('status');
    expect(getVisibleReviewNumbers()).toEqual([1, 3, 4]);
    await user.click(getButton('Show More Reviews'));
    expect(getVisibleReviewNumbers()).toEqual([1, 3, 4, 6, 7]);
    expect(isButtonAbsent('Show More Reviews')).toBe(true);
  });

  test('only one rating is selected at a time', async () => {
    const { user } = await openWithMixedRatings();
    await user.click(getButton('4 stars: 5'));
    await user.click(getButton('1 star: 1'));
    expect(getVisibleReviewNumbers()).toEqual([5]);
  });

  test('a second press on a rating shows all reviews again', async () => {
    const { user } = await openWithMixedRatings();
    await user.click(getButton('Show More Reviews'));
    await user.click(getButton('1 star: 1'));
    await user.click(getButton('1 star: 1'));
    expect(getVisibleReviewNumbers()).toHaveLength(7);
  });

  test('‘Show all ratings’ shows all reviews again', async () => {
    const { user } = await openWithMixedRatings();
    await user.click(getButton('Show More Reviews'));
    await user.click(getButton('5 stars: 1'));
    await user.click(getButton('Show all ratings'));
    expect(getRegion().getByText('All ratings')).toHaveFocus();
    expect(getVisibleReviewNumbers()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('the reviews can be sorted by rating', async () => {
    const { user } = await openWithMixedRatings();
    await user.click(getButton('Show More Reviews'));
    await user.selectOptions(getSortSelect(), 'Highest rating');
    expect(getVisibleReviewNumbers()).toEqual([2, 1, 3, 4, 6, 7, 5]);
    await user.selectOptions(getSortSelect(), 'Lowest rating');
    expect(getVisibleReviewNumbers()).toEqual([5, 1, 3, 4, 6, 7, 2]);
  });
});

describe('a new review', () => {
  const otherReviews = createReviews(4, 5, 4, 4, 4);
  const findSavedMessage = () => getRegion().findByText('Your review was saved.');

  test('is sent once by a double click', async () => {
    const app = await openPage(otherReviews, shopperState);
    const sentWrites = recordWrites([...otherReviews, createReview(0, 1, '7')]);
    const release = holdAnswers('/api/review/add');
    await writeReview(app, 1, ' Very sturdy ');
    await app.user.dblClick(getSubmitButton());
    expect(getSubmitButton()).toHaveAttribute('aria-disabled', 'true');
    release();
    expect(await findSavedMessage()).toHaveRole('status');
    const body = { productId, rating: 1, comment: 'Very sturdy' };
    expect(sentWrites).toEqual([['/api/review/add', body]]);
  });

  test('is shown at once despite the selected rating and order', async () => {
    const app = await openPage(otherReviews, shopperState);
    recordWrites([...otherReviews, createReview(0, 1, '7')]);
    await app.user.click(getButton('4 stars: 4'));
    await app.user.selectOptions(getSortSelect(), 'Highest rating');
    await writeReview(app, 1);
    await app.user.click(getSubmitButton());
    await waitFor(() => expect(getVisibleReviewNumbers()).toEqual([0, 1, 2]));
    expect(getRegion().getByText('All ratings')).toBeInTheDocument();
    expect(getSortSelect()).toHaveDisplayValue('Newest first');
  });

  test('is the only one that its author can write', async () => {
    const app = await openPage(otherReviews, shopperState);
    recordWrites([...otherReviews, createReview(0, 1, '7')]);
    await writeReview(app, 1);
    await app.user.click(getSubmitButton());
    await waitFor(() => expect(getVisibleReviewNumbers()).toEqual([0, 1, 2]));
    expect(getRegion().queryByText('Write a Review')).not.toBeInTheDocument();
  });
});

test('a comment that was filled in without events is sent', async () => {
  const app = await openPage([], shopperState);
  const sentWrites = recordWrites([]);
  await writeReview(app, 4, '');
  getRegion().getByLabelText<HTMLTextAreaElement>('Your comment').value = 'Sturdy';
  await app.user.click(getSubmitButton());
  await waitFor(() =>
    expect(sentWrites).toEqual([['/api/review/add', { productId, rating: 4, comment: 'Sturdy' }]]),
  );
});

test('nothing is sent without a rating and a comment of the right length', async () => {
  const app = await openPage([], shopperState);
  const sentWrites = recordWrites([]);
  const expectRefusal = async (words: string) => {
    await app.user.click(getSubmitButton());
    expect(await getRegion().findByRole('alert')).toHaveTextContent(words);
  };
  await writeReview(app, 0, 'a'.repeat(5001));
  expect(getCommentField()).toBeRequired();
  await expectRefusal('Rating and comment required');
  await app.user.click(getStarRadio(4));
  await expectRefusal('The comment is too long');
  await app.user.clear(getCommentField());
  await app.user.type(getCommentField(), '   ');
  await expectRefusal('Rating and comment required');
  expect(sentWrites).toEqual([]);
});

describe('a half-written review', () => {
  const writeLinkName = 'Write a Review';

  /** Writes half a review, and opens the reviews of the product again as after a reload. */
  async function writeAndReload(reloadedProductId = productId) {
    const app = await openPage([], shopperState);
    await writeReview(app, 4, 'Half-written');
    app.unmount();
    const { user } = await openPage([], shopperState, reloadedProductId);
    await user.click(getRegion().getByRole('link', { name: writeLinkName }));
    return app;
  }

  test('survives a reload', async () => {
    await writeAndReload();
    expect(getCommentField()).toHaveValue('Half-written');
    expect(getStarRadio(4)).toBeChecked();
  });

  test('belongs to its product', async () => {
    await writeAndReload('2');
    expect(getCommentField()).toHaveValue('');
  });

  test('is no longer stored once it is sent', async () => {
    const app = await openPage([], shopperState);
    recordWrites([createReview(0, 4, '7')]);
    await writeReview(app, 4, 'Whole');
    expect(sessionStorage.getItem(draftKeys.review)).toContain('Whole');
    await app.user.click(getSubmitButton());
    await waitFor(() => expect(sessionStorage.getItem(draftKeys.review)).toBeNull());
  });
});

describe('a review that is being sent', () => {
  /** Submits a review that is not answered until `release` is called. */
  async function submitReview() {
    const app = await openPage([], shopperState);
    recordWrites([]);
    const release = holdAnswers('/api/review/add');
    await writeReview(app, 4, 'Good');
    await app.user.click(getSubmitButton());
    await waitFor(() => expect(getSubmitButton()).toHaveAttribute('aria-busy', 'true'));
    return { ...app, release };
  }

  test('keeps its comment, whose field stays focusable', async () => {
    const { user, release } = await submitReview();
    await user.type(getCommentField(), ' and more');
    expect(getCommentField()).toHaveValue('Good');
    expect(getCommentField()).toHaveFocus();
    release();
  });

  test('keeps its rating', async () => {
    const { user, release } = await submitReview();
    await user.click(getStarRadio(1));
    expect(getStarRadio(4)).toBeChecked();
    release();
  });

  test('is not cancelled', async () => {
    const { user, release } = await submitReview();
    await user.click(getButton('Cancel'));
    expect(getButton('Cancel')).toHaveAttribute('aria-disabled', 'true');
    expect(getCommentField()).toHaveValue('Good');
    release();
  });
});

test('a review written twice replaces the user’s first one', async () => {
  const app = await openPage([], shopperState);
  const sentWrites = refuseNextWrite(409, [createReview(3, 2, '7')]);
  await writeReview(app, 4, 'Good');
  await app.user.click(getSubmitButton());
  expect(await getRegion().findByText('Comment 3')).toBeInTheDocument();
  await app.user.click(getButton('Update Review'));
  await waitFor(() =>
    expect(sentWrites).toEqual([['/api/review/update/r3', { rating: 4, comment: 'Good' }]]),
  );
});

describe('a review that cannot be saved', () => {
  async function submitReview(authToken = 'the-users-token') {
    const app = await openPage([], { auth: { authUser: shopper, authToken } });
    await writeReview(app, 4, 'Good');
    await app.user.click(getSubmitButton());
    return app;
  }

  test('keeps its comment and rating', async () => {
    server.use(mockConnectionError('/api/review/add'));
    const { store } = await submitReview();
    await waitFor(() =>
      expect(store.getState().toast).toMatchObject([{ message: 'Error adding review' }]),
    );
    expect(getCommentField()).toHaveValue('Good');
    expect(getStarRadio(4)).toBeChecked();
  });

  test('shows the reason of the server', async () => {
    server.use(mockAnswer('/api/review/add', { message: 'Too long' }, 400));
    const { store } = await submitReview();
    await waitFor(() => expect(store.getState().toast).toMatchObject([{ message: 'Too long' }]));
  });

  test('is saved after the user has logged in again', async () => {
    const sentWrites = recordWrites([createReview(0, 4, '7')]);
    const { store } = await submitReview('an-expired-token');
    await waitFor(() => expect(store.getState().authDialog.isOpen).toBe(true));
    act(() => {
      store.dispatch(signedIn({ response: shopper, token: 'the-users-token' }));
      store.dispatch(authDialogClosed());
    });
    expect(await getRegion().findByText('Your review was saved.')).toBeInTheDocument();
    expect(sentWrites).toHaveLength(1);
  });
});

test('Cancel empties the form', async () => {
  const app = await openPage([], shopperState);
  await writeReview(app, 4, 'Good');
  await app.user.click(getButton('Cancel'));
  expect(screen.getByRole('region', { name: 'Customer reviews' })).toHaveFocus();
  await app.user.click(getRegion().getByRole('link', { name: 'Write a Review' }));
  expect(getCommentField()).toHaveValue('');
  expect(getStarRadio(4)).not.toBeChecked();
});

describe('the user’s own review', () => {
  const otherReviews = createReviews(4, 5, 5, 5);
  const ownReview = createReview(5, 4, '7');
  const openPageWithOwnReview = () => openPage([...otherReviews, ownReview], shopperState);
  const startEditing = ({ user }: ReturnType<typeof renderReviews>) =>
    user.click(getButton('Edit the review by Writer 5'));

  test('is the only one that the user can edit', async () => {
    const app = await openPageWithOwnReview();
    await app.user.click(getButton('4 stars: 2'));
    expect(getVisibleReviewNumbers()).toEqual([1, 5]);
    expect(isButtonAbsent('Edit the review by Writer 1')).toBe(true);
    await startEditing(app);
    expect(getCommentField()).toHaveValue('Comment 5');
  });

  test('stays in the form while another rating is selected', async () => {
    const app = await openPageWithOwnReview();
    await app.user.click(getButton('4 stars: 2'));
    await startEditing(app);
    await app.user.type(getCommentField(), '0');
    await app.user.click(getButton('5 stars: 3'));
    expect(getCommentField()).toHaveValue('Comment 50');
    expect(getVisibleReviewNumbers()).toEqual([2, 3, 4]);
  });

  test('is updated in the list that is filtered by its rating', async () => {
    const app = await openPageWithOwnReview();
    await app.user.click(getButton('4 stars: 2'));
    await startEditing(app);
    await app.user.type(getCommentField(), '0');
    recordWrites([...otherReviews, { ...ownReview, comment: 'Comment 50' }]);
    await app.user.click(getButton('Update Review'));
    await waitFor(() => expect(getVisibleReviewNumbers()).toEqual([1, 50]));
    await app.user.click(await getRegion().findByRole('button', { name: /^Edit/ }));
    expect(getCommentField()).toHaveValue('Comment 50');
  });

  test('is sent as a new one if it was deleted elsewhere', async () => {
    const app = await openPage([ownReview], shopperState);
    await startEditing(app);
    await app.user.type(getCommentField(), '0');
    const sentWrites = refuseNextWrite(404, []);
    await app.user.click(getButton('Update Review'));
    expect(await getRegion().findByText('No reviews yet')).toBeInTheDocument();
    expect(app.store.getState().toast).toMatchObject([{ message: 'Failed to update review' }]);
    await app.user.click(getSubmitButton());
    await waitFor(() =>
      expect(sentWrites).toEqual([
        ['/api/review/add', { productId, rating: 4, comment: 'Comment 50' }],
      ]),
    );
  });

  test('is shown among all reviews if its rating changes', async () => {
    const app = await openPageWithOwnReview();
    await app.user.click(getButton('4 stars: 2'));
    await startEditing(app);
    await app.user.click(getStarRadio(1));
    const sentWrites = recordWrites([...otherReviews, { ...ownReview, rating: 1 }]);
    await app.user.click(getButton('Update Review'));
    await getRegion().findByRole('button', { name: '1 star: 1' });
    expect(getVisibleReviewNumbers()).toEqual([1, 2, 3, 4, 5]);
    const body = { rating: 1, comment: 'Comment 5' };
    expect(sentWrites).toEqual([['/api/review/update/r5', body]]);
  });
});

describe('an administrator', () => {
  const authUser = { userId: 9, appUserName: 'Boss', role: 'admin' };
  const reviews = createReviews(5, 2, 5);
  const openAsAdministrator = () =>
    openPage(reviews, { auth: { authUser, authToken: 'the-admins-token' } });
  const confirmationName = 'Delete this review permanently?';
  const findConfirmation = async () =>
    within(await screen.findByRole('alertdialog', { name: confirmationName }));

  test('can edit every review', async () => {
    await openAsAdministrator();
    expect(getRegion().getAllByRole('button', { name: /^Edit/ })).toHaveLength(3);
  });

  test('must confirm before a review is deleted', async () => {
    const { user } = await openAsAdministrator();
    const sentWrites = recordWrites(reviews);
    await user.click(getButton('Delete the review by Writer 2'));
    await user.click((await findConfirmation()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sentWrites).toEqual([]);
  });

  test('deletes a review once by a double click', async () => {
    const { user } = await openAsAdministrator();
    const sentWrites = recordWrites(reviews.filter(({ rating }) => rating === 5));
    await user.click(getButton('Delete the review by Writer 2'));
    await user.dblClick((await findConfirmation()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The review was deleted.')).toBeInTheDocument();
    await waitFor(() => expect(getVisibleReviewNumbers()).toEqual([1, 3]));
    expect(sentWrites).toEqual([['/api/review/r2', '']]);
  });

  test('sees a review that was deleted elsewhere disappear', async () => {
    const { user, store } = await openAsAdministrator();
    refuseNextWrite(
      404,
      reviews.filter(({ rating }) => rating === 5),
    );
    await user.click(getButton('Delete the review by Writer 2'));
    await user.click((await findConfirmation()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(getVisibleReviewNumbers()).toEqual([1, 3]));
    expect(store.getState().toast).toMatchObject([{ message: 'Error deleting review' }]);
    expect(screen.getByRole('region', { name: 'Customer reviews' })).toHaveFocus();
  });

  test('sees all ratings once the last review of the selected one is deleted', async () => {
    const { user } = await openAsAdministrator();
    recordWrites(reviews.filter(({ rating }) => rating === 5));
    await user.click(getButton('2 stars: 1'));
    await user.click(getButton('Delete the review by Writer 2'));
    await user.click((await findConfirmation()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(getVisibleReviewNumbers()).toEqual([1, 3]));
    expect(getRegion().getByText('All ratings')).toBeInTheDocument();
  });
});
