import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { encodeProductId } from '@/shared/lib/productId';
import { expectAccessible } from '@/testing/accessibility';
import { answering, demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { aPack, aProduct } from '@/testing/productBuilder';
import { renderApp } from '@/testing/renderApp';

const category = { productCategoryName: 'Pizza Boxes', productSubCategoryName: 'Kraft' };
const rows = [
  { productId: 13, productName: 'Kraft Pizza Box – 13 inch', ...category },
  { productId: 7, productName: 'Kraft Pizza Box – 7 inch', ...category },
  { productId: 10, productName: 'Kraft Pizza Box – 10 inch', ...category },
  { productId: 2, productName: 'White Pizza Box – 10 inch', ...category },
  { productId: 3, productName: 'Kraft Pizza Box – 9 inch', ...category, productCategoryName: 'X' },
];

/** Each product as call 17 gives it; that of 13 inches fails, that of 10 is gone where `gone`. */
function serve({ gone = false } = {}) {
  server.use(
    answering('/api/WAP/ProductWebLink/GetAll', { data: rows }),
    http.get('*/api/ISPM/Product/GetWebProductById', ({ request }) => {
      const id = Number(new URL(request.url).searchParams.get('Id'));
      const row = rows.find(({ productId }) => productId === id);
      if (id === 13 || !row) return HttpResponse.json({}, { status: 400 });
      const data = aProduct({
        ...row,
        productSpecText: `<table><tr><th>Dimensions</th><td>${String(id)} × 4 cm</td></tr></table>`,
        productPackRequests: [aPack(1, 'Pack of 25', id * 50), aPack(2, 'Pack of 50', id * 90)],
      });
      return HttpResponse.json({ data: gone && id === 10 ? null : data });
    }),
  );
}

beforeEach(() => {
  server.use(...demoHandlers());
});

const sizes = () => screen.findByRole('region', { name: 'Sizes' });
const rowTexts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('sizes stand side by side, from small to large, and lead to one another', async () => {
  serve();
  const { user, container } = renderApp({ route: `/product/${encodeProductId('7')}` });
  const section = await sizes();
  await waitFor(() => {
    expect(rowTexts(section)).toEqual([
      '7 inch7 × 4 cmfrom Rs. 12.60 each',
      '10 inch10 × 4 cmfrom Rs. 18 each',
      // Its call fails.
      '13 inch',
    ]);
  });
  expect(within(section).getByText('7 inch')).toHaveAttribute('aria-current', 'true');
  expect(within(section).queryByRole('link', { name: '7 inch' })).not.toBeInTheDocument();
  await expectAccessible(container);

  await user.click(within(section).getByRole('link', { name: '10 inch' }));
  await screen.findByRole('heading', { level: 1, name: 'Kraft Pizza Box – 10 inch' });
  expect(within(await sizes()).getByText('10 inch')).toHaveAttribute('aria-current', 'true');
});

test('a size that is gone is no row', async () => {
  serve({ gone: true });
  renderApp({ route: `/product/${encodeProductId('7')}` });
  const section = await sizes();
  await waitFor(() => {
    expect(rowTexts(section)).toEqual(['7 inch7 × 4 cmfrom Rs. 12.60 each', '13 inch']);
  });
});

test('a product without other sizes has no such table', async () => {
  serve();
  renderApp({ route: `/product/${encodeProductId('2')}` });
  const related = await screen.findByRole('region', { name: 'Related products' });
  expect(await within(related).findByText('Kraft Pizza Box – 7 inch')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Sizes' })).not.toBeInTheDocument();
});
