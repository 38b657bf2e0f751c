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
  expect(foodBoxes).toHaveAttribute('aria-expanded', 'true');
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

test('a link leads on, closes the panel and is marked there', async () => {
  const { user } = renderApp({ route });
  await user.click(await button('Food Boxes'));
  await user.click((await nav()).getByRole('link', { name: 'Pizza Boxes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pizza Boxes' })).toHaveFocus();
  expect(await open()).toEqual([]);
  expect((await nav()).getByRole('link', { current: true })).toHaveTextContent('Products');
  await user.click(await button('Food Boxes'));
  expect((await nav()).getByRole('link', { current: 'page' })).toHaveTextContent('Pizza Boxes');
});

test.each([
  ['/products', 'page', 'Products'],
  ['/blogs', 'page', 'Blogs'],
  ['/blogs/1', 'true', 'Blogs'],
  ['/about', 'page', 'About'],
  ['/contact', 'page', 'Contact'],
])('on %s the link of the %s is marked', async (at, current, name) => {
  renderApp({ route: at });
  const link = (await nav()).getByRole('link', { name });
  expect(link).toHaveAttribute('aria-current', current);
  expect((await nav()).getAllByRole('link')).toHaveLength(4);
  await screen.findByRole('heading', { level: 1 });
});

test('an area without categories is left out', async () => {
  const area = (productAreaId: number, productAreaName: string) => ({
    productAreaId,
    productAreaName,
  });
  server.use(answering(calls.areas, { data: [area(99, 'Empty'), area(1, 'Food Boxes')] }));
  renderApp({ route });
  await button('Food Boxes');
  expect(await names()).toEqual(['Food Boxes']);
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

test('where the areas cannot be had, the pages stay', async () => {
  server.use(failing(calls.areas, 404));
  const { store } = renderApp({ route });
  await waitFor(() => {
    const { queries } = store.getState().api;
    const areas = Object.values(queries).find((query) => query?.endpointName === 'getAreas');
    expect(areas?.status).toBe('rejected');
  });
  expect((await nav()).getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Products',
    'Blogs',
    'About',
    'Contact',
  ]);
  expect(await names()).toEqual([]);
});

test('narrower screens have none, and ask for nothing', async () => {
  setViewport(1199);
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(request.url));
  renderApp({ route });
  await screen.findByRole('contentinfo');
  expect(screen.queryByRole('navigation', { name: 'Shop' })).not.toBeInTheDocument();
  expect(asked.filter((url) => url.includes('/ISPM/'))).toEqual([]);
  server.events.removeAllListeners();
});
