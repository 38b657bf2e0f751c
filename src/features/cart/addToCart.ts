import { maxQuantity } from '@/shared/contract/cart';
import type { CartLine } from '@/shared/contract/cart';
import { formatNumber } from '@/shared/format/number';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { showAdded } from '@/shared/store/toast';
import { joinParts } from '@/shared/text/isolate';
import { findFullLines } from './cartLines';
import { linesAdded, selectLines } from './cartSlice';

/**
 * Returns a message about the cart lines that reached their limit before everything was added, or
 * `''` if there are no such lines.
 */
export function formatFullLines(fullLines: readonly CartLine[]): string {
  const [line, secondLine] = fullLines;
  if (!line) return '';
  const maxQuantityText = formatNumber(maxQuantity);
  if (secondLine)
    return `You can order at most ${maxQuantityText} of each pack, so ${fullLines.length} products were not added in full.`;
  const name = joinParts([line.name, line.packDescription], ', ');
  return `You can order at most ${maxQuantityText} of this pack, so not all were added: ${name}.`;
}

/**
 * Adds lines to the cart and shows a toast, which also names cart lines that have reached their
 * limit.
 * @param count number of added products for the toast, if it is not the number of lines
 * @param noun what the toast calls these products, in the singular
 */
export const addToCart =
  (addedLines: CartLine[], count = addedLines.length, noun = 'product') =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const fullLines = findFullLines(selectLines(getState()), addedLines);
    dispatch(linesAdded(addedLines));
    const addedProductCount =
      addedLines.length > fullLines.length ? Math.max(count - fullLines.length, 1) : 0;
    dispatch(showAdded(addedProductCount, formatFullLines(fullLines), noun));
  };
