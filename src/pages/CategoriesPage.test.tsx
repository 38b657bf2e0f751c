import { screen, waitFor, within } from '@testing-library/react';
import { answering, demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

beforeEach(() => {
  server.use(...demoHandlers());
});

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

it('shows all products where no category is asked for, 20 at a time', async () => {
  const { user } = renderApp({ route: '/categories' });
  await screen.findByText('20 of 45 products');
  expect(screen.getByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show More' }));
  await screen.findByText('40 of 45 products');
});

it.each(['Burger & Meal Boxes', 'burger & meal boxes'])(
  'shows the products of %s',
  async (name) => {
    renderApp({ route: `/categories?category=${encodeURIComponent(name)}` });
    await screen.findByRole('heading', { level: 1, name: 'Burger & Meal Boxes' });
    await screen.findByText(/^All \d+ products shown$/);
    expect(names()).toContain('Kraft Burger Box – Regular');
    for (const card of screen.getAllByRole('article')) {
      expect(within(card).getByText('Burger & Meal Boxes')).toBeVisible();
    }
  },
);

it('reads several categories', async () => {
  renderApp({ route: '/categories?category=Burger+%26+Meal+Boxes,Cake+%26+Pie+Boxes' });
  await screen.findByRole('heading', {
    level: 1,
    name: 'Burger & Meal Boxes, Cake & Pie Boxes',
  });
});

it.each(['Nothing of the kind', '<b>bold</b>'])(
  'says that nothing is found in %s, and leads on',
  async (name) => {
    const { user } = renderApp({ route: `/categories?category=${encodeURIComponent(name)}` });
    await screen.findByText('No products found in this category.');
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See all products' }));
    await screen.findByText('45 products');
  },
);

it('shows the products of both categories that share a name', async () => {
  const product = { productLinkTypePrefix: 'ALLPWL', productCategoryName: 'Boxes' };
  server.use(
    answering('/api/ISPM/ProductCategory/GetWebCategory', {
      data: [1, 2].map((area) => ({
        productCategoryId: area,
        productAreaId: area,
        productCategoryName: 'Boxes',
      })),
    }),
    answering('/api/WAP/ProductWebLink/GetAll', {
      data: ['Food Box', 'Gift Box'].map((productName, productId) => ({
        ...product,
        productId,
        productName,
      })),
    }),
  );
  renderApp({ route: '/categories?category=Boxes' });
  await waitFor(() => {
    expect(names()).toEqual(['Food Box', 'Gift Box']);
  });
});
