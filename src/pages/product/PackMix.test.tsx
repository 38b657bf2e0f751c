import { screen, waitFor } from '@testing-library/react';
import { encodeProductId } from '@/shared/lib/productId';
import { answering, demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { aPack, aProduct } from '@/testing/productBuilder';
import { renderApp } from '@/testing/renderApp';

const packs = [
  aPack(71, 'Pack of 50', 680),
  aPack(72, 'Pack of 100', 1280),
  aPack(73, 'Pack of 500', 6080),
];
beforeEach(() => {
  server.use(...demoHandlers());
});

const question = 'How many pieces do you need?';

async function openProduct(productPackRequests: unknown = packs) {
  server.use(
    answering('/api/ISPM/Product/GetWebProductById', { data: aProduct({ productPackRequests }) }),
  );
  const view = renderApp({ route: `/product/${encodeProductId('7')}` });
  await screen.findByRole('heading', { level: 1, name: 'Kraft Burger Box' });
  return view;
}

async function openMix() {
  const view = await openProduct();
  await view.user.click(screen.getByRole('button', { name: question }));
  const field = await screen.findByRole('textbox', { name: 'Pieces' });
  const ask = async (text: string) => {
    await view.user.clear(field);
    await view.user.type(field, `${text}{Enter}`);
  };
  return { ...view, field, ask };
}

test('a number of pieces leads to the cheapest packs, and one tap puts them all into the cart', async () => {
  const { user, store, ask } = await openMix();
  await user.click(screen.getByRole('radio', { name: 'Logo' }));
  await ask('1,120');
  expect(
    screen.getByText('2 × Pack of 500 + 1 × Pack of 100 + 1 × Pack of 50 = 1,150 pcs'),
  ).toBeInTheDocument();
  expect(screen.getByText('Rs. 14,120, Rs. 12.28 each')).toBeInTheDocument();
  expect(screen.getByText('30 pcs more than 1,120 pcs')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Add these to cart' }));
  expect(await screen.findAllByText('Item added to cart!')).toHaveLength(1);
  const { lines } = store.getState().cart;
  expect(lines.map(({ packId, quantity }) => [packId, quantity]).sort()).toEqual([
    ['71', 1],
    ['72', 1],
    ['73', 2],
  ]);
  for (const { optionLabels } of lines)
    expect(optionLabels).toEqual(['Print: Logo', 'Size: Regular']);
});

test('it opens and closes', async () => {
  const { user, ask } = await openMix();
  const button = screen.getByRole('button', { name: question });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await ask('500');
  expect(screen.getByText('Exactly 500 pcs')).toBeInTheDocument();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => {
    expect(screen.queryByRole('textbox', { name: 'Pieces' })).not.toBeInTheDocument();
  });
});

test.each(['', '0', '-5', '1.5', 'many', '1000001'])('%j is refused in words', async (text) => {
  const { ask, field } = await openMix();
  await ask('500');
  await ask(text === '' ? ' ' : text);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Quantity must be a whole number from 1 to 1,000,000');
  expect(screen.queryByText(/Pack of 500 =/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add these to cart' })).not.toBeInTheDocument();
});

test('more than the cart holds is refused in words', async () => {
  const { user } = await openProduct([aPack(1, 'Single roll', 10)]);
  await user.click(screen.getByRole('button', { name: question }));
  await user.type(await screen.findByRole('textbox', { name: 'Number of rolls' }), '100000{Enter}');
  expect(screen.getByText(/^That is too many to work out here/)).toBeInTheDocument();
});

test.each([
  ['no pack says how many it holds', [aPack(1, 'Loose', 10)]],
  ['no pack that says so has a price', [aPack(1, 'Pack of 5', null), aPack(2, 'Loose', 10)]],
])('where %s, nothing is offered', async (_case, productPackRequests) => {
  await openProduct(productPackRequests);
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: question })).not.toBeInTheDocument();
});
