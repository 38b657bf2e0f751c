import * as v from 'valibot';
import { Quantity } from '@/shared/contract/cart';
import type { CartLine, ChosenLine } from '@/shared/contract/cart';
import { parseRows, Id } from '@/shared/contract/primitives';
import { maxFragmentLength, readFragment, writeFragment } from '@/shared/navigation/linkData';

export const maxSharedLines = 100;

const fragmentName = 'lines';
const ShortId = v.pipe(Id, v.maxLength(50));

/** Line in a cart link: product, pack, quantity and options, but never a name or a price. */
const LinkedLine = v.pipe(
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

/**
 * Returns the URL fragment of a link to these lines, and the number of lines in it. Lines without a
 * product or pack are left out.
 */
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
    if (fragment.length <= maxFragmentLength) return { fragment, count: rows.length };
    rows.pop();
  }
}

export interface LinkedCart {
  lines: ChosenLine[];
  /** Number of lines that could not be read. */
  dropped: number;
}

/**
 * Reads the cart lines from the URL fragment of a cart link.
 * @returns the lines, `undefined` if the fragment is not a cart link, or `null` if the link cannot
 * be read
 */
export function readCartFragment(hash: string): LinkedCart | null | undefined {
  const linkData = readFragment(hash, fragmentName);
  if (linkData === undefined) return undefined;
  if (!Array.isArray(linkData) || linkData.length > maxSharedLines) return null;
  const lines = parseRows(LinkedLine, linkData as unknown[]);
  return lines.length === 0 ? null : { lines, dropped: linkData.length - lines.length };
}
