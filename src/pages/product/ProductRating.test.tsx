import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { encodeProductId } from '@/shared/lib/productId';
import { demoHandlers, failing } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

const list = '/api/review/1';
const review = (id: number, rating: number) => ({ _id: String(id), rating, comment: 'Good' });

let asked = 0;
const answerReviews = (...ratings: unknown[]) =>
  server.use(
    http.get(`*${list}`, () => {
      asked += 1;
      return HttpResponse.json(ratings.map((rating, at) => review(at, rating as number)));
    }),
  );

beforeEach(() => {
  asked = 0;
  server.use(...demoHandlers());
});

async function openProduct(search = '') {
  const view = renderApp({ route: `/product/${encodeProductId('1')}${search}` });
  const tab = await screen.findByRole('tab', { name: 'Reviews' });
  return { ...view, tab };
}
const link = (name: string | RegExp) => screen.findByRole('link', { name });

test('stars, mean and count stand by the name and lead to the reviews, which are asked for once', async () => {
  answerReviews(5, 4, 4, 4);
  const { user, tab } = await openProduct();
  const rating = await link('Rated 4.3 out of 5, 4 reviews');
  expect(rating).toHaveTextContent('(4.3 / 5)4 reviews');
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.compareDocumentPosition(rating)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  await user.click(rating);
  expect(tab).toHaveFocus();
  expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('region', { name: 'Customer reviews' })).toBeVisible();
  expect(asked).toBe(1);
});

test('by keyboard too, and once more after another tab', async () => {
  answerReviews(3);
  const { user, tab } = await openProduct();
  const rating = await link('Rated 3.0 out of 5, 1 review');
  for (let time = 0; time < 2; time += 1) {
    act(() => rating.focus());
    await user.keyboard('{Enter}');
    expect(tab).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Specification' })).toHaveFocus();
  }
});

test('without reviews it says so, without stars', async () => {
  answerReviews();
  await openProduct();
  const rating = await link('No reviews yet');
  expect(within(rating).queryByRole('img')).not.toBeInTheDocument();
});

test('a rating that cannot be read counts for nothing', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  answerReviews(2, 9, null, 'five');
  await openProduct();
  expect(await link('Rated 2.0 out of 5, 1 review')).toBeVisible();
});

test('where they cannot be had nothing stands there, and the tab says why', async () => {
  server.use(failing(list));
  const { user, tab, store } = await openProduct();
  await waitFor(() => {
    const { queries } = store.getState().api;
    expect(Object.values(queries).some((query) => query?.endpointName === 'getReviews')).toBe(true);
  });
  await user.click(tab);
  expect(await screen.findByText('Failed to fetch reviews')).toBeVisible();
  expect(screen.queryByRole('link', { name: /reviews? ?(yet)?$/ })).not.toBeInTheDocument();
});
