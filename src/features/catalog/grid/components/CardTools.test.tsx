import { screen } from '@testing-library/react';
import { Toasts } from '@/app/layout/toasts/Toasts';
import { addToList, readList } from '@/features/catalog/lists/productLists';
import { aListedProduct } from '@/testing/listedProduct';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { setViewport } from '@/testing/viewport';
import { CardMenu } from './CardMenu';
import { CardTools } from './CardTools';

const product = aListedProduct();
const toolsWithToasts = (
  <>
    <CardTools product={product} onOpenMenu={jest.fn()} />
    <Toasts />
  </>
);

test('opens the menu with a button that names the product, if there is no mouse', async () => {
  const onOpenMenu = jest.fn();
  const { user } = renderWithProviders(<CardTools product={product} onOpenMenu={onOpenMenu} />);
  const button = screen.getByRole('button', { name: 'Actions for Box' });
  await user.click(button);
  expect(onOpenMenu).toHaveBeenCalledWith(product, button);
});

/**
 * Renders the tools of a card on a screen with a mouse, and adds the product to the comparison.
 * @returns the simulated user, for further clicks
 */
async function addToComparison() {
  setViewport(1280);
  const { user } = renderWithProviders(toolsWithToasts);
  await user.click(screen.getByRole('button', { name: 'Compare Box', pressed: false }));
  return user;
}

test('adds a product to the comparison with a button, if there is a mouse', async () => {
  await addToComparison();
  expect(readList('compared')).toEqual(['1']);
});

test('shows a toast with a link to the comparison after adding a product', async () => {
  await addToComparison();
  expect(await screen.findByText('Added to your comparison.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open comparison' })).toHaveAttribute('href', '/compare');
});

test('removes the product from the comparison on the second press', async () => {
  const user = await addToComparison();
  await user.click(screen.getByRole('button', { name: 'Compare Box', pressed: true }));
  expect(readList('compared')).toEqual([]);
});

test('refuses a fifth product in the comparison and explains why', async () => {
  setViewport(1280);
  addToList('compared', ['2', '3', '4', '5']);
  const { user } = renderWithProviders(toolsWithToasts);
  await user.click(screen.getByRole('button', { name: 'Compare Box' }));
  const fullListText = 'You can compare up to 4 products. Remove one first.';
  expect(await screen.findByText(fullListText)).toBeInTheDocument();
  expect(readList('compared')).toEqual(['2', '3', '4', '5']);
});

describe('menu of a card', () => {
  const onClose = jest.fn();
  async function chooseMenuItem(name: string) {
    onClose.mockClear();
    addToList('saved', ['1']);
    const { user } = renderWithProviders(
      <CardMenu product={product} anchor={document.body} open onClose={onClose} />,
    );
    await user.click(screen.getByRole('menuitem', { name }));
  }

  test('has the name of its product', async () => {
    await chooseMenuItem('Compare');
    expect(screen.getByRole('menu', { name: 'Actions for Box' })).toBeInTheDocument();
  });

  test('adds its product to a list', async () => {
    await chooseMenuItem('Compare');
    expect([readList('compared'), readList('saved')]).toEqual([['1'], ['1']]);
  });

  test('removes its product from a list', async () => {
    await chooseMenuItem('Remove from saved products');
    expect([readList('compared'), readList('saved')]).toEqual([[], []]);
  });

  test.each(['Compare', 'Remove from saved products'])(
    'closes when "%s" is chosen',
    async (name) => {
      await chooseMenuItem(name);
      expect(onClose).toHaveBeenCalledTimes(1);
    },
  );
});
