import * as v from 'valibot';
import { Quantity } from '@/shared/contract/cart';
import type { CartLine, ChosenLine } from '@/shared/contract/cart';
import { parseRows, Id } from '@/shared/contract/primitives';
import { longestFragment, readFragment, writeFragment } from '@/shared/navigation/linkData';

/** How many lines a link carries at most. */
export const maxSharedLines = 100;

const fragmentName = 'lines';
const ShortId = v.pipe(Id, v.maxLength(50));

/** Product, pack, quantity and, if any are chosen, the options; never a name or a price. */
const SentLine = v.pipe(
  v.tuple([
    ShortId,
    ShortId,
    Quantity,
    v.optional(v.record(v.pipe(v.string(), v.maxLength(50)), ShortId), {}),
  ]),
  v.transform(([productId, packId, quantity, selectedOptions]): ChosenLine => ({
    productId,
    packId,
    quantity,
    selectedOptions,
  })),
);

/** The fragment of a link to these lines. @returns with how many of them it carries; a short line is no product's */
export function formatCartFragment(lines: readonly CartLine[]): {
  fragment: string;
  count: number;
} {
  const rows = lines
    .filter(({ productId, packId }) => productId && packId)
    .slice(0, maxSharedLines)
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

export interface SentCart {
  lines: ChosenLine[];
  /** How many could not be read. */
  dropped: number;
}

/** What a link to a cart asks for. `undefined`: it is none; `null`: it cannot be read. */
export function readCartFragment(hash: string): SentCart | null | undefined {
  const sent = readFragment(hash, fragmentName);
  if (sent === undefined) return undefined;
  if (!Array.isArray(sent) || sent.length > maxSharedLines) return null;
  const lines = parseRows(SentLine, sent as unknown[]);
  return lines.length === 0 ? null : { lines, dropped: sent.length - lines.length };
}
