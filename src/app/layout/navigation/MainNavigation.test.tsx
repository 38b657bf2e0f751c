import { act, screen, waitFor, within } from '@testing-library/react';
import { AppRoutes } from '@/app/router';
import { mockAnswer, mockFailure } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { setViewport } from '@/testing/viewport';

const route = '/terms-and-conditions';

beforeEach(() => setViewport(1440));

const findNavigation = async () => within(await screen.findByRole('navigation', { name: 'Shop' }));
const findAreaButton = async (name: string) =>
  (await findNavigation()).findByRole('button', { name });
const getButtonNames = async () =>
  (await findNavigation()).queryAllByRole('button').map((element) => element.textContent);
const getExpandedNames = async () =>
  (await findNavigation())
    .queryAllByRole('button', { expanded: true })
    .map((element) => element.textContent);

async function renderAndFocusArea(name: string) {
  const app = renderWithProviders(<AppRoutes />, { route });
  const areaButton = await findAreaButton(name);
  act(() => areaButton.focus());
  return { ...app, areaButton };
}

const getCurrentLinkNames = async () =>
  (await findNavigation())
    .queryAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);

async function followPanelLink() {
  const { user } = renderWithProviders(<AppRoutes />, { route });
  await user.click(await findAreaButton('Food Boxes'));
  await user.click((await findNavigation()).getByRole('link', { name: 'Pizza Boxes' }));
  return screen.findByRole('heading', { level: 1, name: 'Pizza Boxes' });
}

test('shows the categories and sub-categories of an area behind a button', async () => {
  const { user } = renderWithProviders(<AppRoutes />, { route });
  await user.click(await findAreaButton('Food Boxes'));
  for (const [name, href] of [
    ['All Food Boxes', '/products?areas=Food+Boxes'],
    ['Pizza Boxes', '/products?category=Pizza+Boxes'],
    ['Kraft Pizza Boxes', '/products?subcategory=Kraft+Pizza+Boxes'],
  ] as const)
    expect((await findNavigation()).getByRole('link', { name })).toHaveAttribute('href', href);
});

test('closes a panel on the second press on its area', async () => {
  const { user, areaButton } = await renderAndFocusArea('Food Boxes');
  await user.click(areaButton);
  await user.click(areaButton);
  expect(
    (await findNavigation()).queryByRole('link', { name: 'Pizza Boxes' }),
  ).not.toBeInTheDocument();
});

test('opens a panel on Enter, and Tab moves the focus into it', async () => {
  const { user } = await renderAndFocusArea('Bakery Boxes');
  await user.keyboard('{Enter}{Tab}');
  expect((await findNavigation()).getByRole('link', { name: 'All Bakery Boxes' })).toHaveFocus();
});

test('closes a panel on Escape and returns the focus', async () => {
  const { user, areaButton } = await renderAndFocusArea('Bakery Boxes');
  await user.keyboard('{Enter}{Tab}{Escape}');
  expect(areaButton).toHaveFocus();
  expect(await getExpandedNames()).toEqual([]);
});

test('opens a panel on the space bar', async () => {
  const { user } = await renderAndFocusArea('Bakery Boxes');
  await user.keyboard(' ');
  expect(await getExpandedNames()).toEqual(['Bakery Boxes']);
});

test('closes a panel when the focus leaves it', async () => {
  const { user } = await renderAndFocusArea('Bakery Boxes');
  await user.keyboard(' ');
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(await findAreaButton('Bottles & Jars')).toHaveFocus();
  expect(await getExpandedNames()).toEqual([]);
});

test('closes a panel when another one opens', async () => {
  const { user, areaButton } = await renderAndFocusArea('Bakery Boxes');
  await user.click(areaButton);
  await user.click(await findAreaButton('Gift Packaging'));
  expect(await getExpandedNames()).toEqual(['Gift Packaging']);
});

test('closes a panel on a press elsewhere', async () => {
  const { user, areaButton } = await renderAndFocusArea('Gift Packaging');
  await user.click(areaButton);
  await user.click(screen.getByRole('main'));
  expect(await getExpandedNames()).toEqual([]);
});

test('marks the link to the current page', async () => {
  const { user } = renderWithProviders(<AppRoutes />, { route: '/blogs/1' });
  expect(await getCurrentLinkNames()).toEqual(['Blogs']);
  for (const name of ['Blogs', 'About', 'Contact', 'Products']) {
    await user.click((await findNavigation()).getByRole('link', { name }));
    await waitFor(async () => expect(await getCurrentLinkNames()).toEqual([name]));
  }
});

test('a panel link leads to its products and moves the focus to their heading', async () => {
  expect(await followPanelLink()).toHaveFocus();
});

test('closes a panel when the shopper follows one of its links', async () => {
  await followPanelLink();
  expect(await getExpandedNames()).toEqual([]);
});

test('marks the link to all products while a category is shown', async () => {
  await followPanelLink();
  expect(await getCurrentLinkNames()).toEqual(['Products']);
});

test('shows at most seven areas, without empty areas, orphaned or duplicate rows', async () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8];
  const createArea = (id: number) => ({ productAreaId: id, productAreaName: `Area ${String(id)}` });
  const createCategory = (id: number) => ({
    productCategoryId: id,
    productCategoryName: `Category ${String(id)}`,
    productAreaId: id,
  });
  const subCategory = { productSubCategoryName: 'Sub', productCategoryId: 1 };
  const subCategories = [1, 2].map((id) => ({ ...subCategory, productSubCategoryId: id }));
  server.use(
    mockAnswer('/GetWebArea', { data: [50, ...ids].map(createArea) }),
    mockAnswer('/GetWebCategory', { data: [...ids, 60].map(createCategory) }),
    mockAnswer('/GetWebSubCategory', { data: subCategories }),
  );
  const { user } = renderWithProviders(<AppRoutes />, { route });
  await user.click(await findAreaButton('Area 1'));
  expect(await getButtonNames()).toEqual(ids.slice(0, 7).map((id) => `Area ${String(id)}`));
  expect((await findNavigation()).getByRole('link', { name: 'Sub' })).toBeVisible();
});

test('shows only the links to pages if the areas cannot be loaded', async () => {
  server.use(mockFailure('/api/ISPM/ProductArea/GetWebArea', 404));
  renderWithProviders(<AppRoutes />, { route });
  await screen.findByRole('contentinfo');
  const links = (await findNavigation()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Products',
    'Blogs',
    'About',
    'Contact',
    'Quick order',
  ]);
  expect(await getButtonNames()).toEqual([]);
});
