import { getRuntimeConfig } from '../config/runtimeConfig';

/**
 * Returns a text that says whether prices include sales tax, or `''` if `config.js` does not say.
 */
export function getSalesTaxText(): string {
  const { prices } = getRuntimeConfig().brand.business;
  return prices ? { with: 'including sales tax', without: 'excluding sales tax' }[prices] : '';
}
