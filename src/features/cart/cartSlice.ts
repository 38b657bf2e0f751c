import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CartLine } from '@/shared/contract/cart';
import {
  addLine,
  getItemCount,
  mergeLines,
  findLineIndex,
  subtractLines,
  addTotal,
} from './cartLines';
import { applyLineChanges } from './lineChanges';
import type { LineChange } from './lineChanges';

export interface CartState {
  lines: CartLine[];
  buyNow: CartLine | null;
  /**
   * Whether sessionStorage contains a Buy now item that cannot be read. The checkout must then not
   * order the cart without asking.
   */
  isBuyNowLineUnreadable?: boolean;
}

const initialState: CartState = { lines: [], buyNow: null, isBuyNowLineUnreadable: false };

const noLines: CartLine[] = [];

/**
 * The cart's lines and the Buy now item. Selectors calculate the totals. `app/persist` copies the
 * slice to the sessionStorage keys `cart` and `buyNowItem`.
 */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    quantityChanged: (state, { payload }: PayloadAction<{ line: CartLine; quantity: number }>) => {
      const line = state.lines[findLineIndex(state.lines, payload.line)];
      if (line) Object.assign(line, addTotal({ ...line, quantity: payload.quantity }));
    },
    lineRemoved: (state, { payload }: PayloadAction<CartLine>) => {
      const index = findLineIndex(state.lines, payload);
      if (index !== -1) state.lines.splice(index, 1);
    },
    /**
     * Undoes a removal. The line returns to its former position, or is merged with an equal line
     * that was added in the meantime.
     */
    lineRestored: (state, { payload }: PayloadAction<{ index: number; line: CartLine }>) => {
      const { index, line } = payload;
      if (findLineIndex(state.lines, line) !== -1) state.lines = addLine(state.lines, line);
      else state.lines.splice(index, 0, line);
    },
    /**
     * Applies the shop's new prices, packs and options to the cart and to the Buy now item, after
     * the shopper has accepted them.
     */
    changesAccepted: (state, { payload }: PayloadAction<LineChange[]>) => {
      state.lines = applyLineChanges(state.lines, payload);
      state.buyNow = state.buyNow && (applyLineChanges([state.buyNow], payload)[0] ?? null);
    },
    /** Replaces the whole cart with a cart from a link or from another tab. */
    linesReplaced: (state, { payload }: PayloadAction<CartLine[]>) => {
      state.lines = payload;
    },
    /**
     * Replaces some lines with others in the same position, or at the end if none of the lines is
     * left. Also undoes a replacement: lines that were added since stay. When an order is submitted,
     * its lines are removed and none are inserted.
     */
    linesSwapped: (state, { payload }: PayloadAction<[taken: CartLine[], given: CartLine[]]>) => {
      const [replacedLines, insertedLines] = payload;
      const index = state.lines.findIndex((line) => findLineIndex(replacedLines, line) !== -1);
      const { keptLines } = subtractLines(state.lines, replacedLines);
      keptLines.splice(index === -1 ? keptLines.length : index, 0, ...insertedLines);
      state.lines = mergeLines(keptLines);
    },
    linesAdded: (state, { payload }: PayloadAction<CartLine[]>) => {
      state.lines = payload.reduce(addLine, state.lines);
    },
    buyNowStarted: (state, { payload }: PayloadAction<CartLine>) => {
      state.buyNow = addTotal(payload);
      state.isBuyNowLineUnreadable = false;
    },
    buyNowEnded: (state) => {
      state.buyNow = null;
      state.isBuyNowLineUnreadable = false;
    },
  },
  selectors: {
    selectLines: (state) => state.lines,
    selectBuyNow: (state) => state.buyNow,
    selectIsBuyNowUnreadable: (state) => state.isBuyNowLineUnreadable === true,
    selectCartCount: (state) => getItemCount(state.lines),
    /** Returns the lines to order: the Buy now item if there is one, otherwise the cart. */
    selectCheckoutLines: createSelector(
      [
        (state: CartState) => state.buyNow,
        (state: CartState) => (state.isBuyNowLineUnreadable ? noLines : state.lines),
      ],
      (buyNow, lines) => (buyNow ? [buyNow] : lines),
    ),
  },
});

export const {
  quantityChanged,
  lineRemoved,
  lineRestored,
  changesAccepted,
  linesReplaced,
  linesSwapped,
  linesAdded,
  buyNowStarted,
  buyNowEnded,
} = cartSlice.actions;
export const {
  selectLines,
  selectBuyNow,
  selectIsBuyNowUnreadable,
  selectCartCount,
  selectCheckoutLines,
} = cartSlice.selectors;
