import * as v from 'valibot';
import { Quantity } from '@/shared/contract/cart';
import type { CartLine } from '@/shared/contract/cart';
import { goodRows } from '@/shared/contract/envelope';
import { Id } from '@/shared/contract/primitives';
import { longestFragment, readFragment, writeFragment } from '@/shared/navigation/linkData';
import { addLine } from './cartLines';

/** How many lines a link carries at most. */
export const mostSent = 100;

const fragmentName = 'lines';
const ShortId = v.pipe(Id, v.maxLength(50));

/** Product, pack, quantity and, if any are chosen, the options; never a name or a price. */
const SentLine = v.tuple([
  ShortId,
  ShortId,
  Quantity,
  v.optional(v.record(v.pipe(v.string(), v.maxLength(50)), ShortId), {}),
]);

/** The fragment of a link to these lines. @returns with how many of them it carries; a short line is no product's */
export function cartFragment(lines: readonly CartLine[]): { fragment: string; count: number } {
  const rows = lines
    .filter(({ productId, packId }) => productId && packId)
    .slice(0, mostSent)
    .map(({ productId, packId, quantity, selectedOptions: options }) =>
      Object.keys(options).length > 0
        ? [productId, packId, quantity, options]
        : [productId, packId, quantity],
    );
  for (;;) {
    const fragment = writeFragment(fragmentName, rows);
    if (fragment.length <= longestFragment) return { fragment, count: rows.length };
    rows.pop();
  }
}

/** What only the shop can say of a line. */
const unsaid = {
  name: '',
  image: '',
  category: '',
  subCategory: '',
  packDescription: '',
  price: 0,
  total: 0,
  optionLabels: [],
};

export interface SentCart {
  lines: CartLine[];
  /** How many could not be read. */
  dropped: number;
}

/** What a link to a cart asks for. `undefined`: it is none; `null`: it cannot be read. */
export function readCartFragment(hash: string): SentCart | null | undefined {
  const sent = readFragment(hash, fragmentName);
  if (sent === undefined) return undefined;
  if (!Array.isArray(sent) || sent.length > mostSent) return null;
  const rows = goodRows(SentLine, sent as unknown[]);
  if (rows.length === 0) return null;
  const lines = rows.map(([productId, packId, quantity, selectedOptions]) => ({
    ...unsaid,
    productId,
    packId,
    quantity,
    selectedOptions,
  }));
  return { lines: lines.reduce<CartLine[]>(addLine, []), dropped: sent.length - rows.length };
}
