import { formatNumber } from './number';

/**
 * An amount in whole paisa, the unit of all calculations. Plain numbers are in rupees, the unit of
 * the back end.
 */
export type Paisa = number & { readonly unit: 'paisa' };

/**
 * Converts rupees to millionths of a rupee, because unit prices have up to six decimals (see
 * `Price`).
 */
const toMillionths = (rupees: number): number => Math.round(rupees * 1_000_000);

/**
 * Converts rupees to paisa without rounding to whole paisa. Use the result for prices that are
 * still multiplied, divided or compared.
 */
export const toExactPaisa = (rupees: number): number => toMillionths(rupees) / 10_000;
export const toPaisa = (rupees: number): Paisa => Math.round(toExactPaisa(rupees)) as Paisa;
export const toRupees = (amount: Paisa): number => amount / 100;

/** Multiplies a unit price by a quantity exactly, and rounds only the result. */
export function multiplyPrice(rupees: number, quantity: number): Paisa {
  const totalMillionths = BigInt(toMillionths(rupees)) * BigInt(quantity);
  return Number((totalMillionths + 5000n) / 10_000n) as Paisa;
}

export const sum = (...amounts: readonly Paisa[]): Paisa =>
  amounts.reduce((total, amount) => total + amount, 0) as Paisa;

/** Formats an amount like `Rs. 1,234,567`, with two decimals only if it is not whole. */
export const formatPaisa = (amount: Paisa): string =>
  `Rs. ${formatNumber(toRupees(amount), amount % 100 === 0 ? 0 : 2)}`;

/** Formats a unit price, which may contain fractions of a paisa: `Rs. 0.125`. */
export function formatRupees(rupees: number): string {
  if (Number.isInteger(toExactPaisa(rupees))) return formatPaisa(toPaisa(rupees));
  const [, decimals = ''] = rupees.toFixed(6).replace(/0+$/, '').split('.');
  return `Rs. ${formatNumber(rupees, decimals.length)}`;
}
