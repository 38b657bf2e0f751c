import { formatNumber } from './number';

/** Amounts are reckoned in integer paisa; the back end speaks rupees. */
export const toPaisa = (rupees: number): number => Math.round(rupees * 100);
export const toRupees = (paisa: number): number => paisa / 100;

/** `Rs. 1,234,567`; two decimals only when there are any. */
export const formatPaisa = (paisa: number): string =>
  `Rs. ${formatNumber(toRupees(paisa), paisa % 100 === 0 ? 0 : 2)}`;

export const formatRupees = (rupees: number): string => formatPaisa(toPaisa(rupees));
