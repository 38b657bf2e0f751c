import { screen, within } from '@testing-library/react';
import { PageRoutes, renderWithProviders } from '@/testing/renderWithProviders';

const openPage = (category: string) =>
  renderWithProviders(<PageRoutes />, { route: `/categories${category}` });
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('shows all products without a category in the URL', async () => {
  openPage('');
  await screen.findByText('20 of 45 products');
  expect(await findHeading('All categories')).toBeVisible();
});

it('shows the products of the categories in the URL', async () => {
  openPage('?category=burger+%26+meal+boxes,Cake+%26+Pie+Boxes');
  await findHeading('Burger & Meal Boxes, Cake & Pie Boxes');
  await screen.findByText(/^All \d+ products shown$/);
  const cards = screen.getAllByRole('article');
  for (const card of cards) expect(card).toHaveTextContent(/Burger & Meal Boxes|Cake & Pie Boxes/);
  const names = cards.map((card) => within(card).getByRole('heading').textContent);
  expect(names).toContain('Kraft Burger Box – Regular');
});

it('finds a category that was typed on a Turkish keyboard', async () => {
  openPage('?category=P%C4%B0ZZA+BOXES');
  expect(await findHeading('Pizza Boxes')).toBeVisible();
});

it('offers other products if a category has none', async () => {
  const { user } = openPage('?category=%3Cb%3Ebold%3C%2Fb%3E');
  await screen.findByText('No products found in this category.');
  expect(await findHeading('<b>bold</b>')).toBeVisible();
  const sellers = within(screen.getByRole('region', { name: 'Best sellers' }));
  expect(sellers.getAllByRole('article')).toHaveLength(4);
  await user.click(screen.getByRole('link', { name: 'See all products' }));
  await screen.findByText('45 products');
});

it('filters by a sub-category through its link', async () => {
  const { user } = openPage('?category=Burger+%26+Meal+Boxes');
  const links = within(await screen.findByRole('navigation', { name: 'Sub-categories' }));
  const link = await links.findByRole('link', { name: 'Burger Boxes' });
  expect(link).toHaveAttribute(
    'href',
    '/categories?category=Burger+%26+Meal+Boxes&subcategory=Burger+Boxes',
  );
  const countBefore = (await screen.findByText(/^\d+ products?$/)).textContent;
  await user.click(link);
  await screen.findByRole('button', { name: 'Remove Burger Boxes' });
  expect(link).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByText(countBefore)).not.toBeInTheDocument();
  expect(await findHeading('Burger & Meal Boxes')).toBeVisible();
});

it('keeps the category when the sub-category filter is cleared', async () => {
  const { user } = openPage('?category=Burger+%26+Meal+Boxes');
  const links = within(await screen.findByRole('navigation', { name: 'Sub-categories' }));
  const link = await links.findByRole('link', { name: 'Burger Boxes' });
  const countBefore = (await screen.findByText(/^\d+ products?$/)).textContent;
  await user.click(link);
  await screen.findByRole('button', { name: 'Remove Burger Boxes' });
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText(countBefore)).toBeVisible();
  expect(link).toHaveAttribute('href', expect.stringContaining('subcategory=Burger+Boxes'));
});
