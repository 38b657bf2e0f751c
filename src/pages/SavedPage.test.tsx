import { screen, waitFor, within } from '@testing-library/react';
import { listFragment } from '@/features/catalog/lists/productLists';
import { encodeProductId } from '@/shared/lib/productId';
import { answering, demoHandlers, failing } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { aProduct } from '@/testing/productBuilder';
import { renderPage } from '@/testing/renderApp';

const listCall = '/api/WAP/ProductWebLink/GetAll';
const names = ['Burger box', 'Cake box', 'Sauce cup'];
const rows = names.map((productName, at) => ({
  productId: at + 1,
  productName,
  productLinkTypePrefix: 'ALLPWL',
  productCategoryName: 'Boxes',
}));

beforeEach(() => {
  server.use(answering(listCall, { data: rows }), ...demoHandlers());
});

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
const saved = () => stored('savedProducts');
const viewed = () => stored('recentProducts');
const keep = (ids: unknown, key = 'savedProducts') => {
  localStorage.setItem(key, JSON.stringify({ version: 1, ids }));
};
const cards = () => screen.queryAllByRole('article').map((card) => card.textContent);

async function open(heading = 'Saved products', hash = '') {
  const view = renderPage({ route: `/saved${hash}` });
  await screen.findByRole('heading', { level: 1, name: heading });
  return view;
}

function openProduct() {
  server.use(
    answering('/api/ISPM/Product/GetWebProductById', { data: aProduct({ productId: 2 }) }),
  );
  return renderPage({ route: `/product/${encodeProductId('2')}` });
}

test('a product is saved on its page, and taken off the list there', async () => {
  const { user } = openProduct();
  const button = await screen.findByRole('button', { name: 'Save', pressed: false });
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Saved', pressed: true })).toBe(button);
  expect(saved()).toEqual({ version: 1, ids: ['2'] });
  expect(await screen.findByRole('link', { name: 'View list' })).toHaveAttribute('href', '/saved');
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Save', pressed: false })).toBe(button);
  expect(saved()).toBeNull();
  // The first product that is viewed shows no row of those before.
  expect(viewed()).toEqual({ version: 1, ids: ['2'] });
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument();
});

test('the list shows its products in their order; one removed can be brought back', async () => {
  keep(['3', '1']);
  const { user } = await open();
  expect(await screen.findByText('2 products, kept on this device')).toBeInTheDocument();
  await screen.findAllByRole('article');
  expect(cards()).toEqual(['BoxesSauce cup', 'BoxesBurger box']);

  await user.click(screen.getByRole('button', { name: 'Remove Sauce cup' }));
  expect(await screen.findByText('Sauce cup removed.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove Burger box' })).toHaveFocus();
  expect(cards()).toEqual(['BoxesBurger box']);
  await user.click(screen.getByRole('button', { name: 'Remove Burger box' }));
  await screen.findByText(/^Nothing saved yet/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(saved()).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('1 product, kept on this device');
  expect(saved()).toEqual({ version: 1, ids: ['1'] });
});

test('clearing can be undone, with what another tab has saved meanwhile', async () => {
  keep(['3', '1']);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Clear list' }));
  await screen.findByText('List cleared.');
  keep(['2']);
  window.dispatchEvent(new StorageEvent('storage', { key: 'savedProducts' }));
  await screen.findByRole('article');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(saved()).toEqual({ version: 1, ids: ['2', '3', '1'] });
});

test('what is no longer sold is said, and goes when the shopper wants it', async () => {
  keep(['1', '77', '78']);
  const { user } = await open();
  expect(await screen.findByText('2 of these products are no longer sold.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove them' }));
  await screen.findByText('2 products removed.');
  expect(saved()).toEqual({ version: 1, ids: ['1'] });
});

test('without the catalogue nothing is thrown away', async () => {
  keep(['1']);
  server.use(failing(listCall, 404));
  await open();
  expect(await screen.findByText('Failed to fetch products')).toBeInTheDocument();
  expect(screen.queryByText(/no longer sold/)).not.toBeInTheDocument();
  expect(saved()).toEqual({ version: 1, ids: ['1'] });
});

describe('shared', () => {
  test('the link holds the list, and is copied where there is nothing to share by', async () => {
    keep(['3', '1']);
    const { user } = await open();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Share this list' }));
    expect(await screen.findByText('Link copied.')).toBeInTheDocument();
    const link = `${window.location.origin}/saved${listFragment(['3', '1'])}`;
    expect(write).toHaveBeenLastCalledWith(link);
    write.mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Share this list' }));
    expect(await screen.findByText(/^Your browser does not let this page copy/)).toHaveTextContent(
      link,
    );
  });

  test('a list that came by a link is added only when the shopper wants it', async () => {
    keep(['1']);
    const { user } = await open('A list shared with you', listFragment(['2', '1', '9']));
    await screen.findAllByRole('article');
    expect(cards()).toEqual(['BoxesCake box', 'BoxesBurger box']);
    expect(screen.getByText('One of these products is no longer sold.')).toBeInTheDocument();
    expect(saved()).toEqual({ version: 1, ids: ['1'] });

    await user.click(screen.getByRole('button', { name: 'Save all to my list' }));
    await screen.findByRole('heading', { level: 1, name: 'Saved products' });
    expect(saved()).toEqual({ version: 1, ids: ['2', '1'] });
    expect(await screen.findByText('Saved to your list.')).toBeInTheDocument();
  });

  test('a list of which nothing is sold any longer says so', async () => {
    await open('A list shared with you', listFragment(['88', '99']));
    expect(await screen.findByText('None of these products is sold any longer.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save all to my list' })).not.toBeInTheDocument();
  });

  test('a link that cannot be read changes nothing and leads to one’s own list', async () => {
    keep(['1']);
    const { user } = await open('Saved products', '#products=%%%');
    expect(await screen.findByText(/^This link cannot be read/)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Open my own list' }));
    expect(await screen.findByRole('article')).toHaveTextContent('Burger box');
  });
});

describe('recently viewed', () => {
  const recent = 'recentProducts';
  const section = () => screen.findByRole('region', { name: 'Recently viewed' });

  test('a product whose page is seen is viewed, once, and stands first', async () => {
    keep(['3', '2', '1'], recent);
    openProduct();
    await waitFor(() => {
      expect(viewed()).toEqual({ version: 1, ids: ['2', '3', '1'] });
    });
    const links = within(await section()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Sauce cup', 'Burger box']);
  });

  test('products that are gone show no row; an empty list says how to fill it', async () => {
    keep(['77'], recent);
    const { store } = await open();
    await waitFor(() => {
      expect(Object.values(store.getState().api.queries)).toContainEqual(
        expect.objectContaining({ endpointName: 'getProducts', status: 'fulfilled' }),
      );
    });
    expect(await screen.findByText(/^Nothing saved yet/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Share this list' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument();
  });

  test('what was viewed goes by link as a list; clearing leaves nothing, and the focus at a word on it', async () => {
    keep(['3', '1'], recent);
    const { user, unmount } = await open();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    const row = within(await section());
    await user.click(row.getByRole('button', { name: 'Share recently viewed' }));
    expect(await screen.findByText('Link copied.')).toBeInTheDocument();
    const { pathname, hash } = new URL(write.mock.calls[0]?.[0] ?? '');
    expect([pathname, hash]).toEqual(['/saved', listFragment(['3', '1'])]);
    await user.click(row.getByRole('button', { name: 'Clear recently viewed' }));
    expect(await screen.findByText(/^Cleared/)).toHaveFocus();
    expect(viewed()).toBeNull();

    unmount();
    await open('A list shared with you', hash);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(viewed()).toBeNull();
  });
});
