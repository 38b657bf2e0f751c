import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListedProduct } from '@/testing/listedProduct';
import { renderPart } from '@/testing/renderPart';
import { CardTools } from './CardTools';

test('without a mouse a named button opens the menu of its product', async () => {
  const open = jest.fn();
  const product = aListedProduct();
  renderPart(<CardTools product={product} onOpenMenu={open} />);
  const button = screen.getByRole('button', { name: 'Options for Box' });
  await userEvent.click(button);
  expect(open).toHaveBeenCalledWith(product, button);
});
