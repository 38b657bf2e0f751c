import { screen, within } from '@testing-library/react';
import { addToList, formatListFragment, readList } from '@/features/catalog/lists/productLists';
import { encodeProductId } from '@/shared/navigation/productId';
import { mockProducts } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { aPack, aProduct } from '@/testing/productBuilder';
import { PageRoutes, renderWithProviders } from '@/testing/renderWithProviders';

const createSpec = (board: string) =>
  `<table><tr><th>Board</th><td>${board}</td></tr><tr><th>Finish</th><td>Matt</td></tr></table>`;
const products = [
  aProduct({ productId: 1, productName: 'Burger box', productSpecText: createSpec('300 GSM') }),
  aProduct({
    productId: 2,
    productName: 'Cake box',
    productSpecText: createSpec('350 GSM'),
    productPackRequests: [aPack(21, 'Pack of 10', 250)],
  }),
];
beforeEach(() => server.use(mockProducts(...products)));

async function openPage(heading = 'Compare products', hash = '') {
  const view = renderWithProviders(<PageRoutes />, { route: `/compare${hash}` });
  await screen.findByRole('heading', { level: 1, name: heading });
  return view;
}
const expectedRowNames = [
  'PriceDiffers',
  'PacksDiffers',
  'Options',
  'Category',
  'BoardDiffers',
  'Finish',
];
const getRowNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const getCells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('products are compared side by side, with differing rows marked', async () => {
  addToList('compared', ['1', '2']);
  await openPage();
  const link = await screen.findByRole('link', { name: 'Cake box' });
  expect(link).toHaveAttribute('href', `/product/${encodeProductId('2')}`);
  expect(await screen.findByRole('columnheader', { name: /Burger box/ })).toBeInTheDocument();
  expect(getRowNames()).toEqual(['Buy', ...expectedRowNames]);
  expect(getCells(/^Board/)).toEqual(['300 GSM', '350 GSM']);
  expect(getCells(/^Packs/)[1]).toBe('Pack of 10: Rs. 250 (Rs. 25 each)');
  expect(screen.getByRole('region', { name: 'Comparison' })).toHaveAttribute('tabindex', '0');
});

test('the table can show only the differing rows', async () => {
  addToList('compared', ['1', '2']);
  const { user } = await openPage();
  await screen.findByRole('link', { name: 'Cake box' });
  await screen.findByRole('link', { name: 'Burger box' });
  await user.click(screen.getByRole('checkbox', { name: 'Differences only' }));
  expect(getRowNames()).toEqual([
    'Buy',
    ...expectedRowNames.filter((name) => name.endsWith('Differs')),
  ]);
});

describe('a removed product', () => {
  async function removeProduct() {
    addToList('compared', ['1', '2']);
    const view = await openPage();
    await view.user.click(await screen.findByRole('button', { name: 'Remove Burger box' }));
    return view;
  }

  test('moves the focus to the neighbouring product', async () => {
    await removeProduct();
    expect(await screen.findByRole('button', { name: 'Remove Cake box' })).toHaveFocus();
    expect(readList('compared')).toEqual(['2']);
  });

  test('returns to its position on Undo', async () => {
    const { user } = await removeProduct();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Burger box' })).toBeInTheDocument();
    expect(readList('compared')).toEqual(['1', '2']);
  });
});

test('Clear removes all products', async () => {
  addToList('compared', ['1', '2']);
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(await screen.findByText(/^Nothing to compare yet/)).toBeInTheDocument();
});

describe('a comparison from a link', () => {
  async function openSharedComparison() {
    addToList('compared', ['77']);
    const view = await openPage(
      'A comparison shared with you',
      formatListFragment(['2', '1', '3', '4', '5']),
    );
    await screen.findByRole('link', { name: 'Cake box' });
    await screen.findByRole('link', { name: 'Burger box' });
    return view;
  }

  test('is shown without changing the shopper’s own comparison', async () => {
    await openSharedComparison();
    expect(await screen.findAllByText('No longer sold')).toHaveLength(2);
    expect(getCells(/^Board/)).toEqual(['350 GSM', '300 GSM', '', '']);
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    expect(readList('compared')).toEqual(['77']);
  });

  test('can replace the shopper’s own comparison', async () => {
    const { user } = await openSharedComparison();
    await user.click(await screen.findByRole('button', { name: 'Replace my comparison' }));
    await screen.findByRole('heading', { level: 1, name: 'Compare products' });
    expect(readList('compared')).toEqual(['2', '1', '3', '4']);
  });
});

test('each product has a link to its page', async () => {
  addToList('compared', ['1', '2']);
  await openPage();
  const buyLink = await screen.findByRole('link', { name: 'Pick a pack of Cake box' });
  expect(buyLink).toHaveAttribute('href', `/product/${encodeProductId('2')}`);
});

test('a missing product detail is shown as ‘Not stated’', async () => {
  const productWithoutSpec = aProduct({
    productId: 1,
    productName: 'Burger box',
    productSpecText: '',
  });
  server.use(mockProducts(productWithoutSpec, ...products.slice(1)));
  addToList('compared', ['1', '2']);
  await openPage();
  await screen.findByRole('link', { name: 'Pick a pack of Cake box' });
  expect(getCells(/^Board/)).toEqual(['Not stated', '350 GSM']);
});
