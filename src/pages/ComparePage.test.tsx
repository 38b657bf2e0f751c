import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { listFragment } from '@/features/catalog/lists/productLists';
import { encodeProductId } from '@/shared/lib/productId';
import { expectAccessible } from '@/testing/accessibility';
import { demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { aPack, aProduct } from '@/testing/productBuilder';
import { renderPage } from '@/testing/renderApp';

const spec = (board: string) =>
  `<table><tr><th>Board</th><td>${board}</td></tr><tr><th>Finish</th><td>Matt</td></tr></table>`;
const products: Record<string, unknown> = {
  '1': aProduct({ productId: 1, productName: 'Burger box', productSpecText: spec('300 GSM') }),
  '2': aProduct({
    productId: 2,
    productName: 'Cake box',
    productSpecText: spec('350 GSM'),
    productPackRequests: [aPack(21, 'Pack of 10', 250)],
  }),
};
let failed = new Set<string | null>();

beforeEach(() => {
  failed = new Set();
  server.use(
    http.get('*/api/ISPM/Product/GetWebProductById', ({ request }) => {
      const id = new URL(request.url).searchParams.get('Id') ?? '';
      if (failed.has(id)) return HttpResponse.json({}, { status: 400 });
      return HttpResponse.json({ data: products[id] ?? null } as object);
    }),
    ...demoHandlers(),
  );
});

const compared = () => JSON.parse(localStorage.getItem('comparedProducts') ?? 'null') as unknown;
const keep = (ids: unknown) => {
  localStorage.setItem('comparedProducts', JSON.stringify({ version: 1, ids }));
};
const open = async (heading = 'Compare products', hash = '') => {
  const view = renderPage({ route: `/compare${hash}` });
  await screen.findByRole('heading', { level: 1, name: heading });
  return view;
};
const rowNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('on a product’s page it joins the comparison, which takes four at most', async () => {
  keep(['1', '7', '8']);
  const { user } = renderPage({ route: `/product/${encodeProductId('2')}` });
  const button = await screen.findByRole('button', { name: 'Compare', pressed: false });
  await user.click(button);
  expect(await screen.findByText('4 of 4 products to compare.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open comparison' })).toHaveAttribute('href', '/compare');
  expect(compared()).toEqual({ version: 1, ids: ['1', '7', '8', '2'] });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));

  keep(['1', '7', '8', '9']);
  window.dispatchEvent(new StorageEvent('storage', { key: 'comparedProducts' }));
  await user.click(button);
  expect(await screen.findByText(/^You compare 4 products already/)).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(compared()).toEqual({ version: 1, ids: ['1', '7', '8', '9'] });
});

test('products stand side by side; what differs says so, and can stand alone', async () => {
  keep(['1', '2']);
  const { user } = await open();
  expect(await screen.findByRole('link', { name: 'Cake box' })).toHaveAttribute(
    'href',
    `/product/${encodeProductId('2')}`,
  );
  expect(await screen.findByRole('columnheader', { name: /Burger box/ })).toBeInTheDocument();
  const all = ['PriceDiffers', 'PacksDiffers', 'Options', 'Category', 'BoardDiffers', 'Finish'];
  expect(rowNames()).toEqual(all);
  expect(cellsOf(/^Board/)).toEqual(['300 GSM', '350 GSM']);
  expect(cellsOf(/^Packs/)[1]).toBe('Pack of 10: Rs. 250 (Rs. 25 each)');
  expect(screen.getByRole('region', { name: 'Comparison' })).toHaveAttribute('tabindex', '0');
  await user.click(screen.getByRole('checkbox', { name: 'Differences only' }));
  expect(rowNames()).toEqual(all.filter((name) => name.endsWith('Differs')));
});

test('a column fails alone and is asked for again; one that is gone says so', async () => {
  failed.add('2');
  keep(['1', '2', '77']);
  const { user } = await open();
  expect(await screen.findByText('Failed to fetch product')).toBeInTheDocument();
  expect(await screen.findByText('No longer sold')).toBeInTheDocument();
  expect(cellsOf(/^Board/)).toEqual(['300 GSM', '–Not stated', '–Not stated']);
  failed.clear();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Cake box' })).toBeInTheDocument();
  expect(cellsOf(/^Board/)[1]).toBe('350 GSM');
});

test('a product is removed with the focus beside it, and brought back', async () => {
  keep(['1', '2']);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Remove Burger box' }));
  expect(await screen.findByText('Burger box removed.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Remove Cake box' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Burger box' })).toBeInTheDocument();
  expect(compared()).toEqual({ version: 1, ids: ['1', '2'] });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await screen.findByText(/^Nothing to compare yet/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a comparison that came by a link replaces one’s own only when that is wanted', async () => {
  keep(['77']);
  const heading = 'A comparison shared with you';
  const { user } = await open(heading, listFragment(['2', '1', '3', '4', '5']));
  expect(await screen.findByRole('link', { name: 'Cake box' })).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  expect(compared()).toEqual({ version: 1, ids: ['77'] });
  await user.click(await screen.findByRole('button', { name: 'Replace my comparison' }));
  await screen.findByRole('heading', { level: 1, name: 'Compare products' });
  expect(compared()).toEqual({ version: 1, ids: ['2', '1', '3', '4'] });
});

test('a link that cannot be read says so, and leads to one’s own comparison, which says how to fill it', async () => {
  const { user, container } = await open('Compare products', '#products=%7B');
  expect(await screen.findByText(/^This link cannot be read/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Open my own comparison' }));
  expect(await screen.findByText(/^Nothing to compare yet/)).toBeInTheDocument();
  await expectAccessible(container);
});
