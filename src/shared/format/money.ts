import { formatNumber } from './number';

/** An amount in whole paisa, in which all is reckoned; a plain number is in rupees, which the back end speaks. */
export type Paisa = number & { readonly unit: 'paisa' };

export const toPaisa = (rupees: number): Paisa => Math.round(rupees * 100) as Paisa;
export const toRupees = (amount: Paisa): number => amount / 100;

export const times = (amount: Paisa, count: number): Paisa => (amount * count) as Paisa;
export const sum = (...amounts: readonly Paisa[]): Paisa =>
  amounts.reduce((total, amount) => total + amount, 0) as Paisa;

/** `Rs. 1,234,567`; two decimals only when there are any. */
export const formatPaisa = (amount: Paisa): string =>
  `Rs. ${formatNumber(toRupees(amount), amount % 100 === 0 ? 0 : 2)}`;

export const formatRupees = (rupees: number): string => formatPaisa(toPaisa(rupees));
