import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { runInNewContext } from 'node:vm';
import { parseConfig, runtimeConfig, setRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { StorefrontConfig } from '@/shared/config/runtimeConfig';
import { encodeProductId } from '@/shared/lib/productId';
import { answering, demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { aProduct } from '@/testing/productBuilder';
import { renderApp } from '@/testing/renderApp';
import catalogue from '../../../server/seed/catalogue.json';

type Service = StorefrontConfig['brand']['service'];

const configured = runtimeConfig();
const none = { delivery: '', returns: '', minimumOrder: '' };

beforeEach(() => {
  server.use(...demoHandlers());
});
afterEach(() => {
  setRuntimeConfig(configured);
});

async function openWith(service: Partial<Service>, over = {}) {
  setRuntimeConfig({
    ...configured,
    brand: { ...configured.brand, service: { ...none, ...service } },
  });
  server.use(answering('/api/ISPM/Product/GetWebProductById', { data: aProduct(over) }));
  const view = renderApp({ route: `/product/${encodeProductId('7')}` });
  await screen.findByRole('heading', { level: 1, name: 'Kraft Burger Box' });
  return view;
}

const terms = () => within(screen.getByRole('main')).queryByRole('link', { name: /^Terms of/ });
const notes = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

test('delivery, returns and minimum order stand with the buy buttons', async () => {
  const texts = { delivery: 'In two days.', returns: 'Within a week.', minimumOrder: 'One pack.' };
  await openWith(texts);
  expect(notes()).toEqual([
    ['Delivery', 'In two days.'],
    ['Returns', 'Within a week.'],
    ['Minimum order', 'One pack.'],
  ]);
  const buy = screen.getByRole('button', { name: 'Buy now' });
  expect(buy.compareDocumentPosition(screen.getByText('In two days.'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(terms()).toHaveAttribute('href', '/terms-and-conditions');
});

test('what is not configured is not shown; a product without a price has the rest too', async () => {
  await openWith({ minimumOrder: '<b>One</b> pack.' }, { productPackRequests: [] });
  expect(notes()).toEqual([['Minimum order', '<b>One</b> pack.']]);
  expect(terms()).not.toBeInTheDocument();
});

test('without any there is no list', async () => {
  await openWith({});
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
});

test('what the demo shop promises stands in its terms', () => {
  const window: { storefrontConfig?: unknown } = {};
  runInNewContext(readFileSync('public/config.js', 'utf8'), { window });
  const { delivery, returns } = parseConfig(window.storefrontConfig).brand.service;
  const { termCondition } = catalogue.clientSettings;
  const times = [delivery, returns].flatMap((text) => text.match(/two to five days|seven days/g));
  expect(times).toEqual(['two to five days', 'seven days']);
  for (const time of times) expect(termCondition).toContain(time);
  expect(delivery).toMatch(/^Free of charge\./);
  expect(termCondition).toContain('Delivery is free of charge');
});
