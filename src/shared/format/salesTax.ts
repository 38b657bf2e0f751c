import { getRuntimeConfig } from '../config/runtimeConfig';

/** Returns whether prices include sales tax as text, or `''` if `config.js` does not say. */
export function getSalesTaxText(): string {
  const { prices } = getRuntimeConfig().brand.business;
  return prices ? { with: 'including sales tax', without: 'excluding sales tax' }[prices] : '';
}
