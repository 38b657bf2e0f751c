import type { CartLine } from '../contract/cart';
import { formatNumber } from './number';
import { formatPieces, parsePieces } from './pieces';
import type { Pieces } from './pieces';

/** Shown in place of a delivery date for products that are printed to order. */
export const dateAfterProofText = 'We agree the delivery date when you approve the print sample';

/**
 * Longest name of an option value that is searched for a minimum order, in characters. For longer
 * names, the regular expression would be slow.
 */
const maxNameLength = 200;

const minimumSuffixPattern = /^(.*\S)\s*\((?:from|min(?:imum|\.)?:?)\s+([^()\s][^()]*)\)$/i;

/**
 * Splits the name of an option value into its label and its minimum order: 'Full-colour print (from
 * 1,000 pcs)' becomes 'Full-colour print' with 1,000 pcs. Names without a readable number of pieces
 * stay unchanged.
 */
export function readMinimum(name: string): { label: string; minimum?: Pieces } {
  const [, label, minimumText = ''] =
    (name.length <= maxNameLength && minimumSuffixPattern.exec(name)) || [];
  const minimum = parsePieces(`Pack of ${minimumText}`, 'pcs');
  return label && minimum ? { label, minimum } : { label: name };
}

/**
 * Of all options of a cart line, finds the option with the largest minimum order, and returns its
 * label and minimum. Returns `undefined` if no option has a minimum.
 */
export function getLineMinimum({ optionLabels }: Pick<CartLine, 'optionLabels'>) {
  const minimums = optionLabels
    .map(readMinimum)
    .flatMap(({ label, minimum }) => (minimum ? [{ label, minimum }] : []));
  return minimums.sort((a, b) => b.minimum.count - a.minimum.count)[0];
}

/**
 * Counts the pieces of all cart lines. Returns `undefined` if the text of any pack has no readable
 * count.
 */
function countPieces(lines: readonly CartLine[]): number | undefined {
  const counts = lines.map(({ packDescription, packUnit, quantity }) => {
    const pieces = parsePieces(packDescription, packUnit);
    return pieces ? pieces.count * quantity : NaN;
  });
  const count = counts.reduce((total, lineCount) => total + lineCount, 0);
  return Number.isNaN(count) ? undefined : count;
}

/**
 * Returns a text that says why cart lines of one product with the same options cannot be bought.
 * They may have too few pieces for an option, or an unknown number of pieces. Returns `undefined`
 * if they can be bought.
 */
export function getMinimumProblem(lines: readonly CartLine[]): string | undefined {
  const [firstLine] = lines;
  const firstMinimum = firstLine && getLineMinimum(firstLine);
  if (!firstMinimum) return undefined;
  const { label, minimum } = firstMinimum;
  const ruleText = `${label} needs at least ${formatPieces(minimum)}`;
  const count = countPieces(lines);
  if (count === undefined) return `${ruleText}. Please ask for a quote.`;
  return count < minimum.count
    ? `${ruleText}. Please add ${formatNumber(minimum.count - count)} more.`
    : undefined;
}
