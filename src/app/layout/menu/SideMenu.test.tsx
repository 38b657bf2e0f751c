import { screen, waitFor, within } from '@testing-library/react';
import { expectConsole } from '@/testing/consoleGuard';
import { expectAccessible } from '@/testing/accessibility';
import { answering, demoHandlers, failing } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

const calls = {
  areas: '/api/ISPM/ProductArea/GetWebArea',
  categories: '/api/ISPM/ProductCategory/GetWebCategory',
  subCategories: '/api/ISPM/ProductSubCategory/GetWebSubCategory',
};

beforeEach(() => {
  server.use(...demoHandlers());
});

async function openMenu(route = '/terms-and-conditions') {
  const view = renderApp({ route });
  await view.user.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  return view;
}
const menu = () => within(screen.getByRole('dialog', { name: 'Menu' }));
const isClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  });

test('it is not there before it is wanted, and lists the pages', async () => {
  await openMenu();
  const targets = {
    Home: '/',
    Products: '/products',
    'About Us': '/about',
    'Contact Us': '/contact',
    Blogs: '/blogs',
    'My Orders': '/order',
    'Quick order': '/quick-order',
    'Saved list': '/saved',
    Compare: '/compare',
  };
  const names = menu()
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(names.filter((name) => name in targets)).toEqual(Object.keys(targets));
  for (const [name, href] of Object.entries(targets)) {
    const link = menu().getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
  }
});

test('one area and one category are open at a time; pressing the open one closes it', async () => {
  const { user } = await openMenu();
  const heading = (name: string) => menu().findByRole('button', { name });
  const isOpen = async (name: string, open: boolean) => {
    expect(await heading(name)).toHaveAttribute('aria-expanded', String(open));
  };

  await user.click(await heading('Food Boxes'));
  await isOpen('Food Boxes', true);
  await user.click(await heading('Pizza Boxes'));
  await isOpen('Pizza Boxes', true);
  await user.click(await heading('Bowls & Trays'));
  await isOpen('Bowls & Trays', true);
  await isOpen('Pizza Boxes', false);
  await user.click(await heading('Bowls & Trays'));
  await isOpen('Bowls & Trays', false);

  await user.click(await heading('Bottles & Jars'));
  await isOpen('Bottles & Jars', true);
  await isOpen('Food Boxes', false);
  await waitFor(() => {
    expect(menu().queryByRole('button', { name: 'Pizza Boxes' })).not.toBeInTheDocument();
  });
  await user.click(await heading('Bottles & Jars'));
  await isOpen('Bottles & Jars', false);
});

test('a sub-category leads to its products and closes the menu', async () => {
  expectConsole(/left out: \d/);
  server.use(
    answering(calls.areas, {
      data: [
        { productAreaId: 1, productAreaName: 'Boxes' },
        { productAreaId: 2, productAreaName: 'Empty area' },
        { productAreaId: 3, productAreaName: null },
      ],
    }),
    answering(calls.categories, {
      data: [{ productCategoryId: 1, productCategoryName: 'Food', productAreaId: 1 }],
    }),
    answering(calls.subCategories, {
      data: [
        { productSubCategoryId: 1, productSubCategoryName: 'Fish & chips', productCategoryId: 1 },
      ],
    }),
  );
  const { user } = await openMenu();
  await user.click(await menu().findByRole('button', { name: 'Boxes' }));
  expect(menu().queryByText('Empty area')).not.toBeInTheDocument();
  await user.click(menu().getByRole('button', { name: 'Food' }));
  const link = menu().getByRole('link', { name: 'Fish & chips' });
  expect(link).toHaveAttribute('href', '/products?subcategory=Fish+%26+chips');
  await user.click(link);
  await isClosed();
  expect(await screen.findByRole('heading', { level: 1, name: 'Boxes' })).toBeVisible();
});

test('backdrop, Escape and the close icon close it, and focus goes back to the icon', async () => {
  const { user } = await openMenu();
  await user.click(menu().getByRole('button', { name: 'Close menu' }));
  await isClosed();
  const icon = screen.getByRole('button', { name: 'Open menu' });
  expect(icon).toHaveFocus();

  await user.click(icon);
  await screen.findByRole('dialog', { name: 'Menu' });
  await user.keyboard('{Escape}');
  await isClosed();
  expect(icon).toHaveFocus();

  await user.click(icon);
  // The backdrop lies beside the dialog, in its presentation layer.
  const layer = await screen.findByRole('presentation');
  await screen.findByRole('dialog', { name: 'Menu' });
  // eslint-disable-next-line testing-library/no-node-access -- the backdrop has no role of its own
  await user.click(layer.firstElementChild ?? layer);
  await isClosed();
});

test.each([
  ['Failed to fetch product area', calls.areas],
  ['Failed to fetch product category', calls.categories],
])('%s: the pages stay, Retry brings the accordion', async (message, path) => {
  server.use(failing(path, 404));
  const { user } = await openMenu();
  expect(await menu().findByText(message)).toBeVisible();
  expect(menu().getByRole('link', { name: 'Blogs' })).toBeVisible();
  server.use(...demoHandlers());
  await user.click(menu().getByRole('button', { name: 'Retry' }));
  expect(await menu().findByRole('button', { name: 'Food Boxes' })).toBeVisible();
});

test('without sub-categories it says so, a category is itself the link, and Retry brings them', async () => {
  server.use(failing(calls.subCategories, 404));
  const { user, baseElement } = await openMenu();
  await user.click(await menu().findByRole('button', { name: 'Food Boxes' }));
  expect(menu().getByText('Failed to fetch product subCategory')).toBeVisible();
  expect(await menu().findByRole('link', { name: 'Pizza Boxes' })).toHaveAttribute(
    'href',
    '/products?category=Pizza+Boxes',
  );
  await expectAccessible(baseElement);
  server.use(...demoHandlers());
  await user.click(menu().getByRole('button', { name: 'Retry' }));
  await user.click(await menu().findByRole('button', { name: 'Pizza Boxes' }));
  expect(menu().getAllByRole('link', { name: /Pizza/ }).length).toBeGreaterThan(0);
  expect(menu().queryByText('Failed to fetch product subCategory')).not.toBeInTheDocument();
});

test('without a token the social links say so', async () => {
  expectConsole(/Unable to generate access token/);
  server.use(failing('/api/Login/GenerateToken', 403));
  renderApp({ route: '/terms-and-conditions' });
  const foot = await screen.findByRole('contentinfo');
  expect(await within(foot).findByText('No access token found')).toBeVisible();
});
