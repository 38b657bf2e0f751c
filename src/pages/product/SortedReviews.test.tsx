import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { encodeProductId } from '@/shared/lib/productId';
import { expectAccessible } from '@/testing/accessibility';
import { answering, demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

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

const logIn = () => {
  sessionStorage.setItem('authUser', JSON.stringify({ userId: 7, appUserName: 'Sana' }));
  sessionStorage.setItem('authToken', 'the-users-token');
};

async function openReviews() {
  const app = renderApp({ route: `/product/${encodeProductId(productId)}?tab=reviews` });
  await screen.findByRole('region', { name: 'Customer reviews' });
  return app;
}
const region = () => within(screen.getByRole('region', { name: 'Customer reviews' }));
const button = (name: string) => region().getByRole('button', { name });
const sort = () => region().getByRole('combobox', { name: 'Sort reviews' });
const shown = () =>
  within(region().getByRole('list', { name: 'Reviews' }))
    .queryAllByText(/^Comment \d+$/)
    .map((comment) => Number(comment.textContent.replace('Comment ', '')));

test('a row shows its reviews alone; pressed again, all; no call is made for it', async () => {
  let calls = 0;
  server.use(
    http.get(`*${list}`, () => {
      calls += 1;
      return HttpResponse.json(rated(4, 5, 4, 1));
    }),
  );
  const { user } = await openReviews();
  expect(button('4 stars: 2')).toHaveAttribute('aria-pressed', 'false');
  await user.click(button('4 stars: 2'));
  expect(button('4 stars: 2')).toHaveAttribute('aria-pressed', 'true');
  expect(shown()).toEqual([1, 3]);
  expect(region().getByText('Only 4 stars: 2 of 4 reviews')).toHaveRole('status');
  await expectAccessible(screen.getByRole('main'));

  // One rating at a time.
  await user.click(button('1 star: 1'));
  expect(button('4 stars: 2')).toHaveAttribute('aria-pressed', 'false');
  expect(shown()).toEqual([4]);
  expect(region().getByText('Only 1 star: 1 of 4 reviews')).toHaveRole('status');
  await user.click(button('1 star: 1'));
  expect(shown()).toEqual([1, 2, 3]);
  expect(region().getByText('All ratings')).toHaveRole('status');
  expect(calls).toBe(1);
});

test('a row without reviews is no button', async () => {
  server.use(answering(list, rated(4, 5)));
  await openReviews();
  expect(region().getByRole('listitem', { name: '3 stars: 0' })).toBeInTheDocument();
  expect(region().queryByRole('button', { name: /^3 stars/ })).not.toBeInTheDocument();
});

test('Show all ratings brings all back, and keeps the keyboard in its place', async () => {
  server.use(answering(list, rated(4, 5)));
  const { user } = await openReviews();
  await user.click(button('5 stars: 1'));
  await user.click(button('Show all ratings'));
  expect(shown()).toEqual([1, 2]);
  expect(region().getByText('All ratings')).toHaveFocus();
  expect(region().queryByRole('button', { name: 'Show all ratings' })).not.toBeInTheDocument();
});

test('Show More Reviews goes on among the picked ones', async () => {
  server.use(answering(list, rated(4, 5, 4, 4, 5, 4, 4)));
  const { user } = await openReviews();
  await user.click(button('4 stars: 5'));
  expect(shown()).toEqual([1, 3, 4]);
  expect(region().getByText('3 of 5 reviews')).toBeInTheDocument();
  await user.click(button('Show More Reviews'));
  expect(shown()).toEqual([1, 3, 4, 6, 7]);
  expect(region().queryByRole('button', { name: 'Show More Reviews' })).not.toBeInTheDocument();
});

test('newest first, whatever order they come in; or by rating, also what is picked', async () => {
  const [first, second, third] = [review(1, 4), review(2, 2), review(3, 5)];
  server.use(answering(list, [third, first, second]));
  const { user } = await openReviews();
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

test.each([
  ['one review', rated(4)],
  ['none', []],
])('%s: nothing to sort or to pick from', async (_case, reviews) => {
  server.use(answering(list, reviews));
  await openReviews();
  expect(region().queryByRole('combobox')).not.toBeInTheDocument();
  expect(region().queryByRole('button', { name: /stars?:/ })).not.toBeInTheDocument();
  expect(region().queryByText('All ratings')).not.toBeInTheDocument();
});

test('a review just written shows, whatever was picked and sorted', async () => {
  logIn();
  const others = rated(4, 5, 4, 4, 4);
  server.use(answering(list, others));
  const { user } = await openReviews();
  await user.click(button('4 stars: 4'));
  await user.selectOptions(sort(), 'Highest rating');
  await user.click(region().getByRole('link', { name: 'Write a Review' }));
  await user.click(region().getByRole('radio', { name: '1 out of 5 stars' }));
  await user.type(region().getByLabelText('Your comment'), 'Bent');
  server.use(
    answering(list, [...others, review(0, 1, '7')]),
    http.post('*/api/review/add', () => HttpResponse.json({})),
  );
  await user.click(button('Submit Review'));
  expect(await region().findByText('Comment 0')).toBeInTheDocument();
  expect(shown()).toEqual([0, 1, 2]);
  expect(region().getByText('All ratings')).toBeInTheDocument();
  expect(sort()).toHaveDisplayValue('Newest first');
});

describe('editing', () => {
  const mine = review(5, 4, '7');
  const others = rated(4, 5, 5, 5);
  const edit = async () => {
    logIn();
    server.use(answering(list, [...others, mine]));
    const { user } = await openReviews();
    await user.click(button('4 stars: 2'));
    await user.click(button('Edit the review by Writer 5'));
    return user;
  };

  test('its new rating would hide it: all show, down to it', async () => {
    const user = await edit();
    await user.click(region().getByRole('radio', { name: '1 out of 5 stars' }));
    server.use(
      answering(list, [...others, { ...mine, rating: 1 }]),
      http.put('*/api/review/update/r5', () => HttpResponse.json({})),
    );
    await user.click(button('Update Review'));
    expect(await region().findByRole('button', { name: '1 star: 1' })).toBeInTheDocument();
    expect(shown()).toEqual([1, 2, 3, 4, 5]);
  });

  test('with the same rating, what is picked stays picked', async () => {
    const user = await edit();
    await user.type(region().getByLabelText('Your comment'), '0');
    server.use(
      answering(list, [...others, { ...mine, comment: 'Comment 50' }]),
      http.put('*/api/review/update/r5', () => HttpResponse.json({})),
    );
    await user.click(button('Update Review'));
    expect(await region().findByText('Comment 50')).toBeInTheDocument();
    expect(shown()).toEqual([1, 50]);
  });

  test('what is being typed stays, whatever is picked or sorted meanwhile', async () => {
    const user = await edit();
    await user.type(region().getByLabelText('Your comment'), ' and more');
    await user.click(button('5 stars: 3'));
    await user.selectOptions(sort(), 'Highest rating');
    expect(region().getByLabelText('Your comment')).toHaveValue('Comment 5 and more');
    expect(shown()).toEqual([2, 3, 4]);
    await user.click(button('Cancel'));
    expect(shown()).toEqual([2, 3, 4]);
  });

  test('the last review with the picked rating is deleted: all the others show', async () => {
    logIn();
    server.use(answering(list, [...rated(5, 5), review(3, 2, '7')]));
    const { user } = await openReviews();
    await user.click(button('2 stars: 1'));
    await user.click(button('Delete the review by Writer 3'));
    server.use(
      answering(list, rated(5, 5)),
      http.delete('*/api/review/r3', () => HttpResponse.json({})),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('All ratings')).toBeInTheDocument();
    await waitFor(() => expect(shown()).toEqual([1, 2]));
  });
});
