import type { CartLine } from '../contract/cart';
import { formatNumber } from './number';
import { formatPieces, parsePieces } from './pieces';
import type { Pieces } from './pieces';

/** The delivery date of what is printed to order. */
export const dateByProof = 'We agree the date with your proof';

/** A longer name is not searched: the expression would take long. */
const longestName = 200;

const suffix = /^(.*\S)\s*\((?:from|min(?:imum|\.)?:?)\s+([^()]+)\)$/i;

/**
 * An option value's name without its minimum, and the minimum: 'Full-colour print (from 1,000 pcs)' is
 * 'Full-colour print' from 1,000 pcs. Other names, and minimums that are no number of pieces, stay as they are.
 */
export function readMinimum(name: string): { label: string; minimum?: Pieces } {
  const [, label, amount = ''] = (name.length <= longestName && suffix.exec(name)) || [];
  const minimum = parsePieces(`Pack of ${amount}`, 'pcs');
  return label && minimum ? { label, minimum } : { label: name };
}

/** The option with the largest minimum among a line's options; `undefined` if none has one. */
export function getLineMinimum({ optionLabels }: Pick<CartLine, 'optionLabels'>) {
  const found = optionLabels
    .map(readMinimum)
    .flatMap(({ label, minimum }) => (minimum ? [{ label, minimum }] : []));
  return found.sort((a, b) => b.minimum.count - a.minimum.count)[0];
}

/** How many pieces lines hold together; `undefined` if the text of a pack does not say. */
function countPieces(lines: readonly CartLine[]): number | undefined {
  const counts = lines.map(({ packDescription, packUnit, quantity }) => {
    const pieces = parsePieces(packDescription, packUnit);
    return pieces ? pieces.count * quantity : NaN;
  });
  const count = counts.reduce((all, one) => all + one, 0);
  return Number.isNaN(count) ? undefined : count;
}

/**
 * Why lines of one product with the same options cannot be bought: an option needs more pieces than they hold, or it is
 * not known how many they hold. `undefined` if they can.
 */
export function getMinimumProblem(lines: readonly CartLine[]): string | undefined {
  const [first] = lines;
  const found = first && getLineMinimum(first);
  if (!found) return undefined;
  const { label, minimum } = found;
  const rule = `${label} starts at ${formatPieces(minimum)}`;
  const count = countPieces(lines);
  if (count === undefined) return `${rule}. Please ask for a quote.`;
  return count < minimum.count
    ? `${rule}: ${formatNumber(minimum.count - count)} more needed`
    : undefined;
}
