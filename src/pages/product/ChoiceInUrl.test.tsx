import { screen } from '@testing-library/react';
import { encodeProductId } from '@/shared/lib/productId';
import { answering, demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { aPack, aProduct } from '@/testing/productBuilder';
import { renderApp } from '@/testing/renderApp';

async function openProduct(search: string) {
  const priceless = aPack(73, 'Pack of 5', null);
  const packs = [...aProduct().productPackRequests, priceless];
  const product = aProduct({ productPackRequests: packs });
  server.use(
    answering('/api/ISPM/Product/GetWebProductById', { data: product }),
    ...demoHandlers(),
  );
  const view = renderApp({ route: `/product/${encodeProductId('7')}${search}` });
  await screen.findByRole('tab', { name: 'Specification' });
  return view;
}

const radio = (name: RegExp | string) => screen.getByRole('radio', { name });

test('an address with pack and options opens with them chosen, ready to buy', async () => {
  const { user, store } = await openProduct('?pack=72&option.1=11&option.2=&tab=reviews');
  expect(radio(/Pack of 500 /)).toBeChecked();
  expect(radio('Logo')).toBeChecked();
  expect(radio('Regular')).not.toBeChecked();
  expect(screen.getByRole('tab', { name: 'Reviews' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(store.getState().cart.lines).toMatchObject([
    { packId: '72', selectedOptions: { '1': '11' } },
  ]);
});

test.each(['?pack=99&option.1=99&option.7=1&option.2=99', '?pack=73', '?pack=&option=1'])(
  'what is not for sale or not of this product (%s) counts for nothing',
  async (search) => {
    await openProduct(search);
    const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
    expect(chosen).toEqual([radio('Regular')]);
    expect(screen.queryByRole('textbox', { name: 'Quantity' })).not.toBeInTheDocument();
  },
);
