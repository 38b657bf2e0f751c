import { formatNumber } from './number';

/**
 * Formats a count with its noun, such as `1 product` or `1,200 products`. The plural must end in s.
 */
export const formatCounted = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
