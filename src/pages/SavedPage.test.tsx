import { screen, waitFor, within } from '@testing-library/react';
import { addToList, formatListFragment, readList } from '@/features/catalog/lists/productLists';
import { encodeProductId } from '@/shared/navigation/productId';
import { mockAnswer, mockFailure, mockProducts } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { aProduct } from '@/testing/productBuilder';
import { PageRoutes, renderWithProviders } from '@/testing/renderWithProviders';

const productListPath = '/api/WAP/ProductWebLink/GetAll';
const names = ['Burger box', 'Cake box', 'Sauce cup'];
const rows = names.map((productName, index) => ({
  productId: index + 1,
  productName,
  productLinkTypePrefix: 'ALLPWL',
  productCategoryName: 'Boxes',
}));

beforeEach(() => {
  server.use(mockAnswer(productListPath, { data: rows }));
});

const getCardTexts = () => screen.queryAllByRole('article').map((card) => card.textContent);

async function openPage(heading = 'Saved products', hash = '') {
  const view = renderWithProviders(<PageRoutes />, { route: `/saved${hash}` });
  await screen.findByRole('heading', { level: 1, name: heading });
  return view;
}

test('the list shows its products in their order', async () => {
  addToList('saved', ['3', '1']);
  await openPage();
  expect(await screen.findByText('2 products, saved on this device')).toBeInTheDocument();
  await screen.findAllByRole('article');
  expect(getCardTexts()).toEqual(['BoxesSauce cup', 'BoxesBurger box']);
});

test('removing a product moves the focus to the next product', async () => {
  addToList('saved', ['3', '1']);
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Remove Sauce cup' }));
  expect(screen.getByRole('button', { name: 'Remove Burger box' })).toHaveFocus();
  expect(readList('saved')).toEqual(['1']);
});

describe('the last product', () => {
  async function removeLastProduct() {
    addToList('saved', ['1']);
    const view = await openPage();
    await view.user.click(await screen.findByRole('button', { name: 'Remove Burger box' }));
    await screen.findByText(/^Nothing saved yet/);
    return view;
  }

  test('moves the focus to the heading when it is removed', async () => {
    await removeLastProduct();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(readList('saved')).toEqual([]);
  });

  test('is restored by Undo', async () => {
    const { user } = await removeLastProduct();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(readList('saved')).toEqual(['1']);
  });
});

test('products that are no longer sold can be removed', async () => {
  addToList('saved', ['1', '77', '78']);
  const { user } = await openPage();
  expect(await screen.findByText('2 products no longer sold.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove from list' }));
  expect(readList('saved')).toEqual(['1']);
});

test('Undo restores a cleared list', async () => {
  addToList('saved', ['1']);
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Clear list' }));
  expect(readList('saved')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('article')).toHaveTextContent('Burger box');
});

test('no saved product is removed if the product list cannot be loaded', async () => {
  addToList('saved', ['1']);
  server.use(mockFailure(productListPath, 404));
  await openPage();
  expect(await screen.findByText('Failed to fetch products')).toBeInTheDocument();
  expect(screen.queryByText(/no longer sold/)).not.toBeInTheDocument();
  expect(readList('saved')).toEqual(['1']);
});

describe('the link of the list', () => {
  const listUrl = `${window.location.origin}/saved${formatListFragment(['3', '1'])}`;

  async function openListToShare() {
    addToList('saved', ['3', '1']);
    const view = await openPage();
    return { ...view, shareButton: await screen.findByRole('button', { name: 'Share this list' }) };
  }

  test('is copied to the clipboard', async () => {
    const { user, shareButton } = await openListToShare();
    const clipboardWrite = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(shareButton);
    expect((await screen.findAllByText('Link copied.')).length).toBeGreaterThan(0);
    expect(clipboardWrite).toHaveBeenLastCalledWith(listUrl);
  });

  test('is shown if copying fails', async () => {
    const { user, shareButton } = await openListToShare();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
    await user.click(shareButton);
    const linkMessage = await screen.findByText(/^Your browser does not allow copying here/);
    expect(linkMessage).toHaveTextContent(listUrl);
  });
});

describe('a list from a link', () => {
  async function openSharedList() {
    addToList('saved', ['1']);
    const view = await openPage('A list shared with you', formatListFragment(['2', '1', '9']));
    await screen.findAllByRole('article');
    return view;
  }

  test('is shown without changing the shopper’s own list', async () => {
    await openSharedList();
    expect(getCardTexts()).toEqual(['BoxesCake box', 'BoxesBurger box']);
    expect(screen.getByText('1 product no longer sold.')).toBeInTheDocument();
    expect(readList('saved')).toEqual(['1']);
  });

  test('can be added to the shopper’s own list', async () => {
    const { user } = await openSharedList();
    await user.click(screen.getByRole('button', { name: 'Save all to my list' }));
    await screen.findByRole('heading', { level: 1, name: 'Saved products' });
    expect(readList('saved')).toEqual(['2', '1']);
  });
});

test('an opened product comes first among the recently viewed', async () => {
  addToList('recent', ['3', '2', '1']);
  server.use(mockProducts(aProduct({ productId: 2 })));
  renderWithProviders(<PageRoutes />, { route: `/product/${encodeProductId('2')}` });
  await waitFor(() => expect(readList('recent')).toEqual(['2', '3', '1']));
  const section = await screen.findByRole('region', { name: 'Recently viewed' });
  const links = within(section).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Sauce cup', 'Burger box']);
});

test('clearing the recently viewed products moves the focus to the heading', async () => {
  addToList('recent', ['3', '1']);
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Clear recently viewed' }));
  expect(await screen.findByText(/cleared\.$/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(localStorage.getItem('recentProducts')).toBeNull();
});
