import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CartLine } from '@/shared/contract/cart';
import {
  addLine,
  getItemCount,
  mergeLines,
  findLineIndex,
  subtractLines,
  withTotal,
} from './cartLines';
import { applyLineChanges } from './lineChanges';
import type { LineChange } from './lineChanges';

export interface CartState {
  lines: CartLine[];
  buyNow: CartLine | null;
  /** The session holds an item of Buy now that cannot be read: nothing else is to be ordered in its place unasked. */
  isBuyNowUnreadable?: boolean;
}

const initialState: CartState = { lines: [], buyNow: null, isBuyNowUnreadable: false };

const noLines: CartLine[] = [];

/** Lines only; totals are selectors. Mirrored into the session keys `cart` and `buyNowItem` by `app/persist`. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    quantityChanged: (state, { payload }: PayloadAction<{ line: CartLine; quantity: number }>) => {
      const line = state.lines[findLineIndex(state.lines, payload.line)];
      if (line) Object.assign(line, withTotal({ ...line, quantity: payload.quantity }));
    },
    lineRemoved: (state, { payload }: PayloadAction<CartLine>) => {
      const at = findLineIndex(state.lines, payload);
      if (at !== -1) state.lines.splice(at, 1);
    },
    /** Undo of a removal: the line returns to its place, or joins its like that was added meanwhile. */
    lineRestored: (state, { payload }: PayloadAction<{ index: number; line: CartLine }>) => {
      const { index, line } = payload;
      if (findLineIndex(state.lines, line) !== -1) state.lines = addLine(state.lines, line);
      else state.lines.splice(index, 0, line);
    },
    /** What the shop has changed is accepted, in the cart and for the buy-now line. */
    changesAccepted: (state, { payload }: PayloadAction<LineChange[]>) => {
      state.lines = applyLineChanges(state.lines, payload);
      state.buyNow = state.buyNow && (applyLineChanges([state.buyNow], payload)[0] ?? null);
    },
    /** By a cart that came by a link, and back, or as another tab has left them. */
    linesReplaced: (state, { payload }: PayloadAction<CartLine[]>) => {
      state.lines = payload;
    },
    /** Lines in place of others, where these stand, and back; of an order that is handed off, none in place of its own. */
    linesSwapped: (state, { payload }: PayloadAction<[taken: CartLine[], given: CartLine[]]>) => {
      const [taken, given] = payload;
      const at = state.lines.findIndex((line) => findLineIndex(taken, line) !== -1);
      const { kept } = subtractLines(state.lines, taken);
      kept.splice(at, 0, ...given);
      state.lines = mergeLines(kept);
    },
    linesAdded: (state, { payload }: PayloadAction<CartLine[]>) => {
      state.lines = payload.reduce(addLine, state.lines);
    },
    buyNowStarted: (state, { payload }: PayloadAction<CartLine>) => {
      state.buyNow = withTotal(payload);
      state.isBuyNowUnreadable = false;
    },
    buyNowEnded: (state) => {
      state.buyNow = null;
      state.isBuyNowUnreadable = false;
    },
  },
  selectors: {
    selectLines: (state) => state.lines,
    selectBuyNow: (state) => state.buyNow,
    selectIsBuyNowUnreadable: (state) => state.isBuyNowUnreadable === true,
    selectCartCount: (state) => getItemCount(state.lines),
    /** What the checkout is about: the buy-now line instead of the cart, where there is one. */
    selectCheckoutLines: createSelector(
      [
        (state: CartState) => state.buyNow,
        (state: CartState) => (state.isBuyNowUnreadable ? noLines : state.lines),
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
