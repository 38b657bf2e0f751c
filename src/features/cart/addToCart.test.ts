import { makeStore } from '@/app/store';
import { maxQuantity } from '@/shared/contract/cart';
import { selectToasts } from '@/shared/store/toast';
import { aLine } from '@/testing/cartBuilders';
import { addToCart } from './addToCart';
import { findFullLines } from './cartLines';

const almostFull = aLine({ quantity: maxQuantity - 1 });

/** What is said when these are added to a cart with a line that has room for one more. */
function messageAfterAdding(...added: ReturnType<typeof aLine>[]) {
  const store = makeStore({ cart: { lines: [almostFull], buyNow: null } });
  store.dispatch(addToCart(added));
  return selectToasts(store.getState()).map(({ message, variant }) => [variant, message]);
}

const isFull = 'This line is full at 99,999: Kraft burger box, Pack of 50. Not all could be added.';

test('an item that fits is added', () => {
  expect(messageAfterAdding(aLine())).toEqual([['success', 'Item added to cart!']]);
});

test('an item for which a line has no room is not said to be added', () => {
  expect(messageAfterAdding(aLine({ quantity: 2 }))).toEqual([['info', isFull]]);
});

test('of several products those that fit are said to be added', () => {
  const others = [aLine({ productId: '12' }), aLine({ productId: '13' })];
  const message = `2 products added to cart! ${isFull}`;
  expect(messageAfterAdding(aLine({ quantity: 2 }), ...others)).toEqual([['info', message]]);
});

test('equal lines that are added together count together', () => {
  const half = aLine({ quantity: 50_000 });
  expect(findFullLines([], [half, half])).toMatchObject([{ quantity: maxQuantity }]);
  expect(findFullLines([], [half])).toEqual([]);
});
