import { getRuntimeConfig } from '../config/runtimeConfig';

/** What the prices are, in the same words wherever it is said; `''` where `config.js` does not tell. */
export function getSalesTaxText(): string {
  const { prices } = getRuntimeConfig().brand.business;
  return prices ? { with: 'including sales tax', without: 'excluding sales tax' }[prices] : '';
}
