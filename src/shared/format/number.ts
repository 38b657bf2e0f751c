/** `1,234,567`, or `1,234.50` with two decimals. `Intl` would take a phone longer than the rest of a page's prices. */
export const formatNumber = (value: number, decimals = 0): string =>
  value.toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
