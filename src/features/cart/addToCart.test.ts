import { makeStore } from '@/app/store';
import { maxQuantity } from '@/shared/contract/cart';
import { selectToasts } from '@/shared/store/toast';
import { aLine } from '@/testing/cartBuilders';
import { addToCart } from './addToCart';
import { findFullLines } from './cartLines';

const almostFullLine = aLine({ quantity: maxQuantity - 1 });

/**
 * Adds these lines to a cart with a line that has room for one more pack. Returns the variant and
 * message of each toast that is then shown.
 */
function getToastsAfterAdding(...addedLines: ReturnType<typeof aLine>[]) {
  const store = makeStore({ cart: { lines: [almostFullLine], buyNow: null } });
  store.dispatch(addToCart(addedLines));
  return selectToasts(store.getState()).map(({ message, variant }) => [variant, message]);
}

const fullLineText =
  'You can order at most 99,999 of this pack, so not all were added: Kraft burger box, Pack of 50.';

test('adding an item within the limit of its cart line shows a success message', () => {
  expect(getToastsAfterAdding(aLine())).toEqual([['success', 'Item added to cart!']]);
});

test('an item that exceeds the limit of its cart line is not reported as added', () => {
  expect(getToastsAfterAdding(aLine({ quantity: 2 }))).toEqual([['info', fullLineText]]);
});

test('only the products within the limit are reported as added', () => {
  const otherLines = [aLine({ productId: '12' }), aLine({ productId: '13' })];
  const message = `2 products added to cart! ${fullLineText}`;
  expect(getToastsAfterAdding(aLine({ quantity: 2 }), ...otherLines)).toEqual([['info', message]]);
});

test('equal cart lines that are added together count as one line', () => {
  const halfFullLine = aLine({ quantity: 50_000 });
  expect(findFullLines([], [halfFullLine, halfFullLine])).toMatchObject([
    { quantity: maxQuantity },
  ]);
  expect(findFullLines([], [halfFullLine])).toEqual([]);
});
