import { formatWhole } from './wholeNumber';

/** Amounts are reckoned in integer paisa; the back end speaks rupees (section 1, design 5.18). */
export const toPaisa = (rupees: number): number => Math.round(rupees * 100);
export const toRupees = (paisa: number): number => paisa / 100;

const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** `Rs. 1,234,567`; two decimals only when there are any. */
export function formatPaisa(paisa: number): string {
  const rupees = toRupees(paisa);
  return `Rs. ${paisa % 100 === 0 ? formatWhole(rupees) : rupees.toLocaleString('en-US', decimals)}`;
}

export const formatRupees = (rupees: number): string => formatPaisa(toPaisa(rupees));
