import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { encodeProductId } from '@/shared/navigation/productId';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';
import { demoRows } from '../../server/testing/testApp';

const connection = jest.spyOn(navigator, 'onLine', 'get');
const turn = (online: boolean) => {
  act(() => {
    connection.mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
};

beforeEach(() => {
  connection.mockReturnValue(true);
});

const [product] = demoRows.products;
const bar = () => within(screen.getByRole('banner')).getByRole('status');

it('says at once that a product cannot come, and shows it when the line is back', async () => {
  let isBack = false;
  let calls = 0;
  server.use(
    http.get('*/api/ISPM/Product/GetWebProductById', () => {
      calls += 1;
      return isBack ? undefined : HttpResponse.error();
    }),
  );
  renderApp({ route: `/product/${encodeProductId(String(product?.productId))}` });
  turn(false);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error: Failed to fetch product You are offline.',
  );
  expect(bar()).toHaveTextContent('You are offline. The rest loads when you are back online.');
  expect(calls).toBeLessThanOrEqual(2);
  isBack = true;
  turn(true);
  const name = String(product?.productName);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.queryByText('You are offline.')).not.toBeInTheDocument();
  await waitFor(() => expect(bar()).toBeEmptyDOMElement());
});
