import { addListener } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@/testing/accessibility';
import { demoHandlers, failing } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';
import { updateAccepted, updateFound } from '../../offline/updateSlice';

const calls = {
  categories: '/api/ISPM/ProductCategory/GetWebCategory',
  subCategories: '/api/ISPM/ProductSubCategory/GetWebSubCategory',
};

beforeEach(() => {
  server.use(...demoHandlers());
});

const menu = () => within(screen.getByRole('dialog', { name: 'Menu' }));
const section = (name: string) => menu().findByRole('button', { name });

async function openMenu() {
  const view = renderApp({ route: '/terms-and-conditions' });
  await view.user.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  return view;
}

const isClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  });

test('it lists the pages, and a new version for whom the toast is gone', async () => {
  const { store, user } = await openMenu();
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
  const links = menu()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.filter(([name]) => name && name in targets)).toEqual(Object.entries(targets));

  const reload = () => menu().queryByRole('button', { name: 'Reload for the new version' });
  expect(reload()).not.toBeInTheDocument();
  act(() => void store.dispatch(updateFound()));
  const effect = jest.fn();
  store.dispatch(addListener({ actionCreator: updateAccepted, effect }));
  await user.click(reload() ?? document.body);
  expect(effect).toHaveBeenCalledTimes(1);
});

test('one area and one category are open at a time; pressing the open one closes it', async () => {
  const { user } = await openMenu();
  const press = async (name: string) => user.click(await section(name));
  const open = () =>
    menu()
      .getAllByRole('button', { expanded: true })
      .map((button) => button.textContent);
  await press('Food Boxes');
  await press('Pizza Boxes');
  expect(open()).toEqual(['Food Boxes', 'Pizza Boxes']);
  await press('Bowls & Trays');
  expect(open()).toEqual(['Food Boxes', 'Bowls & Trays']);
  await press('Bowls & Trays');
  expect(open()).toEqual(['Food Boxes']);
  await press('Bottles & Jars');
  expect(open()).toEqual(['Bottles & Jars']);
  await waitFor(() => {
    expect(menu().queryByRole('button', { name: 'Pizza Boxes' })).not.toBeInTheDocument();
  });
  await press('Bottles & Jars');
  expect(await section('Bottles & Jars')).toHaveAttribute('aria-expanded', 'false');
});

test('a sub-category leads to its products and closes the menu', async () => {
  const { user } = await openMenu();
  await user.click(await section('Food Boxes'));
  await user.click(await section('Pizza Boxes'));
  const link = menu().getByRole('link', { name: 'Kraft Pizza Boxes' });
  expect(link).toHaveAttribute('href', '/products?subcategory=Kraft+Pizza+Boxes');
  await user.click(link);
  await isClosed();
  await screen.findByRole('heading', { level: 1, name: 'Kraft Pizza Boxes' });
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

test('without categories the pages stay, and Retry brings what is missing', async () => {
  server.use(failing(calls.categories, 404));
  const { user } = await openMenu();
  expect(await menu().findByText('Failed to fetch product category')).toBeVisible();
  expect(menu().getByRole('link', { name: 'Blogs' })).toBeVisible();
  server.use(...demoHandlers());
  await user.click(menu().getByRole('button', { name: 'Retry' }));
  expect(await section('Food Boxes')).toBeVisible();
});

test('without sub-categories it says so, a category is itself the link, and Retry brings them', async () => {
  server.use(failing(calls.subCategories, 404));
  const { user, baseElement } = await openMenu();
  await user.click(await section('Food Boxes'));
  const failure = menu().getByText('Failed to fetch product subCategory');
  expect(await menu().findByRole('link', { name: 'Pizza Boxes' })).toHaveAttribute(
    'href',
    '/products?category=Pizza+Boxes',
  );
  await expectAccessible(baseElement);
  server.use(...demoHandlers());
  await user.click(menu().getByRole('button', { name: 'Retry' }));
  await user.click(await section('Pizza Boxes'));
  expect(menu().getAllByRole('link', { name: /Pizza/ }).length).toBeGreaterThan(0);
  expect(failure).not.toBeInTheDocument();
});
