import { formatNumber } from './number';

/** `1 product`, `1,200 products`: for nouns that take an s. */
export const formatCounted = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
