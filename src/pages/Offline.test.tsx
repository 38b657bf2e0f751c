import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { encodeProductId } from '@/shared/lib/productId';
import { demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';
import { demoRows } from '../../server/testing/testApp';

const words = 'You are offline.';
const connection = jest.spyOn(navigator, 'onLine', 'get');
const turn = (online: boolean) => {
  act(() => {
    connection.mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
};

beforeEach(() => {
  connection.mockReturnValue(true);
  server.use(...demoHandlers());
});

const [product] = demoRows.products;
const productRoute = `/product/${encodeProductId(String(product?.productId))}`;
const bar = () => screen.getByRole('banner');
const typedMessage = 'Two hundred cake boxes, please.';

/** Counts what comes to these calls, which reach nobody until the line is back. */
function lineTo(path: string) {
  const line = { isBack: false, calls: 0 };
  server.use(
    http.all(`*${path}`, () => {
      line.calls += 1;
      return line.isBack ? undefined : HttpResponse.error();
    }),
  );
  return line;
}

it('says at once that a product cannot come, and shows it when the line is back', async () => {
  const line = lineTo('/api/ISPM/Product/GetWebProductById');
  renderApp({ route: productRoute });
  turn(false);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error: Failed to fetch product You are offline.');
  expect(line.calls).toBeLessThanOrEqual(2);
  line.isBack = true;
  turn(true);
  await screen.findByRole('heading', { level: 1, name: String(product?.productName) });
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

it('asks again a little later where the line that is back carries nothing yet', async () => {
  const line = lineTo('/api/review/*');
  renderApp({ route: `${productRoute}?tab=reviews` });
  turn(false);
  expect(await screen.findByText(/Failed to fetch reviews/)).toBeVisible();
  turn(true);
  await waitFor(() => {
    expect(line.calls).toBeGreaterThan(1);
  });
  line.isBack = true;
  await waitFor(() => {
    expect(screen.queryByText(/Failed to fetch reviews/)).not.toBeInTheDocument();
  });
  expect(await screen.findByRole('region', { name: 'Customer reviews' })).toBeVisible();
});

it('keeps what is there, with a quiet line in the bar as long as the connection is gone', async () => {
  renderApp({ route: '/products' });
  await screen.findByText('45 products');
  await waitFor(() => {
    expect(within(bar()).getByRole('status')).toBeEmptyDOMElement();
  });
  turn(false);
  expect(within(bar()).getByRole('status')).toHaveTextContent(words);
  expect(screen.getAllByRole('article')).toHaveLength(20);
  turn(true);
  expect(within(bar()).getByRole('status')).toBeEmptyDOMElement();
});

it('sends nothing by itself: a message that could not be sent stays in its form', async () => {
  const line = lineTo('/api/WAP/ContactInbox/Save');
  const { user } = renderApp({ route: '/contact' });
  const values = {
    Name: 'Ayesha Khan',
    Company: 'Sweet Box',
    Mobile: '03001234567',
    Email: 'ayesha@example.com',
    Address: '1 Mall Road, Lahore',
    Message: typedMessage,
  };
  for (const [name, text] of Object.entries(values)) {
    await user.click(await screen.findByRole('textbox', { name }));
    await user.paste(text);
  }
  turn(false);
  await user.click(screen.getByRole('button', { name: /^Send/ }));
  expect(await screen.findByText(/^Failed to send .*\. You are offline\.$/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(typedMessage);
  line.isBack = true;
  turn(true);
  await waitFor(() => {
    expect(within(bar()).getByRole('status')).toBeEmptyDOMElement();
  });
  expect(line.calls).toBe(1);
});

it('says why a login fails', async () => {
  const line = lineTo('/api/ADM/User/UserValidate');
  const { user } = renderApp({ route: '/about' });
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  const dialog = await screen.findByRole('dialog', { name: 'Login' });
  await user.type(within(dialog).getByLabelText('Email'), 'sana@example.com');
  await user.type(within(dialog).getByLabelText('Password'), 'a good one');
  turn(false);
  await user.click(within(dialog).getByRole('button', { name: 'Login' }));
  const text = 'Something went wrong. Please try again. You are offline.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(within(dialog).getByLabelText('Password')).toHaveValue('a good one');
  expect(line.calls).toBe(1);
});
