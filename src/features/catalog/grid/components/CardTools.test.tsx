import { screen } from '@testing-library/react';
import { Toasts } from '@/app/layout/toasts/Toasts';
import { addToList, readList } from '@/features/catalog/lists/productLists';
import { aListedProduct } from '@/testing/listedProduct';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { setViewport } from '@/testing/viewport';
import { CardMenu } from './CardMenu';
import { CardTools } from './CardTools';

const product = aListedProduct();
const tools = (
  <>
    <CardTools product={product} onOpenMenu={jest.fn()} />
    <Toasts />
  </>
);

test('without a mouse a named button opens the menu of its product', async () => {
  const open = jest.fn();
  const { user } = renderWithProviders(<CardTools product={product} onOpenMenu={open} />);
  const button = screen.getByRole('button', { name: 'Options for Box' });
  await user.click(button);
  expect(open).toHaveBeenCalledWith(product, button);
});

test('with a mouse a card has a Compare button, and a toast leads to the comparison', async () => {
  setViewport(1280);
  const { user } = renderWithProviders(tools);
  await user.click(screen.getByRole('button', { name: 'Compare Box', pressed: false }));
  expect(readList('compared')).toEqual(['1']);
  expect(await screen.findByText('Added to your comparison.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open comparison' })).toHaveAttribute('href', '/compare');
  await user.click(screen.getByRole('button', { name: 'Compare Box', pressed: true }));
  expect(readList('compared')).toEqual([]);
});

test('a fifth product is refused from its card in words', async () => {
  setViewport(1280);
  addToList('compared', ['2', '3', '4', '5']);
  const { user } = renderWithProviders(tools);
  await user.click(screen.getByRole('button', { name: 'Compare Box' }));
  await screen.findByText('You can compare up to 4 products. Remove one first.');
  expect(readList('compared')).toEqual(['2', '3', '4', '5']);
});

test('the menu of a card puts its product on a list or takes it off', async () => {
  addToList('saved', ['1']);
  const onClose = jest.fn();
  const { user } = renderWithProviders(
    <CardMenu product={product} anchor={document.body} open onClose={onClose} />,
  );
  expect(screen.getByRole('menu', { name: 'Options for Box' })).toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Compare' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove from saved products' }));
  expect([readList('compared'), readList('saved')]).toEqual([['1'], []]);
  expect(onClose).toHaveBeenCalledTimes(2);
});
