/** Amounts are reckoned in integer paisa; the back end speaks rupees (section 1, design 5.18). */
export const toPaisa = (rupees: number): number => Math.round(rupees * 100);
export const toRupees = (paisa: number): number => paisa / 100;

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `Rs. 1,234,567`; two decimals only when there are any. */
export const formatPaisa = (paisa: number): string =>
  `Rs. ${(paisa % 100 === 0 ? whole : decimal).format(toRupees(paisa))}`;

export const formatRupees = (rupees: number): string => formatPaisa(toPaisa(rupees));
