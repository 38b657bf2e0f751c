import { act, screen, waitFor, within } from '@testing-library/react';
import { answering, demoHandlers, failing } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';
import { resetViewport, setViewport } from '@/testing/viewport';

const calls = {
  areas: '/api/ISPM/ProductArea/GetWebArea',
  categories: '/api/ISPM/ProductCategory/GetWebCategory',
};
const route = '/terms-and-conditions';

beforeEach(() => {
  setViewport(1440);
  server.use(...demoHandlers());
});
afterEach(resetViewport);

const nav = async () => within(await screen.findByRole('navigation', { name: 'Shop' }));
const button = async (name: string) => (await nav()).findByRole('button', { name });
const names = async () => (await nav()).queryAllByRole('button').map((one) => one.textContent);
const open = async () =>
  (await nav()).queryAllByRole('button', { expanded: true }).map((one) => one.textContent);

test('each area has its categories and their sub-categories behind a button', async () => {
  const { user } = renderApp({ route });
  const foodBoxes = await button('Food Boxes');
  expect(await names()).toEqual([
    'Food Boxes',
    'Bottles & Jars',
    'Bakery Boxes',
    'Gift Packaging',
    'Sleeves & Labels',
  ]);
  expect(await open()).toEqual([]);
  await user.click(foodBoxes);
  const links = {
    'All Food Boxes': '/products?areas=Food+Boxes',
    'Pizza Boxes': '/products?category=Pizza+Boxes',
    'Kraft Pizza Boxes': '/products?subcategory=Kraft+Pizza+Boxes',
  };
  for (const [name, href] of Object.entries(links)) {
    expect((await nav()).getByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(await open()).toEqual(['Food Boxes']);
  await user.click(foodBoxes);
  expect((await nav()).queryByRole('link', { name: 'Pizza Boxes' })).not.toBeInTheDocument();
});

test('Escape closes and gives the focus back, Tab leads in and out, a press elsewhere closes', async () => {
  const { user } = renderApp({ route });
  const bakery = await button('Bakery Boxes');
  act(() => bakery.focus());
  await user.keyboard('{Enter}{Tab}');
  expect((await nav()).getByRole('link', { name: 'All Bakery Boxes' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(bakery).toHaveFocus();
  expect(await open()).toEqual([]);

  await user.keyboard(' ');
  expect(await open()).toEqual(['Bakery Boxes']);
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(await button('Bottles & Jars')).toHaveFocus();
  expect(await open()).toEqual([]);

  await user.click(bakery);
  await user.click(await button('Gift Packaging'));
  expect(await open()).toEqual(['Gift Packaging']);
  await user.click(screen.getByRole('main'));
  expect(await open()).toEqual([]);
});

test('a link leads on and closes the panel; what leads to where one is, is marked', async () => {
  const { user } = renderApp({ route: '/blogs/1' });
  const marked = async () =>
    (await nav())
      .queryAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => [link.textContent, link.getAttribute('aria-current')]);
  expect(await marked()).toEqual([['Blogs', 'true']]);
  for (const name of ['Blogs', 'About', 'Contact', 'Products']) {
    await user.click((await nav()).getByRole('link', { name }));
    await waitFor(async () => {
      expect(await marked()).toEqual([[name, 'page']]);
    });
  }
  await user.click(await button('Food Boxes'));
  await user.click((await nav()).getByRole('link', { name: 'Pizza Boxes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pizza Boxes' })).toHaveFocus();
  expect(await open()).toEqual([]);
  await user.click(await button('Food Boxes'));
  expect(await marked()).toEqual([
    ['Pizza Boxes', 'page'],
    ['Products', 'true'],
  ]);
});

test('of twelve areas the last six share a button', async () => {
  const ids = Array.from({ length: 12 }, (_, at) => at + 1);
  server.use(
    answering(calls.areas, {
      data: ids.map((id) => ({ productAreaId: id, productAreaName: `Area ${String(id)}` })),
    }),
    answering(calls.categories, {
      data: ids.map((id) => ({
        productCategoryId: 100 + id,
        productCategoryName: `Category ${String(id)}`,
        productAreaId: id,
      })),
    }),
  );
  const { user } = renderApp({ route });
  await user.click(await button('More'));
  expect(await names()).toHaveLength(7);
  for (const name of ['All Area 7', 'Category 7', 'All Area 12', 'Category 12']) {
    expect((await nav()).getByRole('link', { name })).toBeInTheDocument();
  }
});

test('where the areas cannot be had, and until then, the pages stand there', async () => {
  server.use(failing(calls.areas, 404));
  renderApp({ route });
  await screen.findByRole('contentinfo');
  const links = (await nav()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Products', 'Blogs', 'About', 'Contact']);
  expect(await names()).toEqual([]);
});
