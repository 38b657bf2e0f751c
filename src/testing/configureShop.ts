import { parseConfig, setRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { ShownLogo, StorefrontConfig } from '@/shared/config/runtimeConfig';
import { shopConfig } from './shopConfig';

type OwnConfig = Partial<Omit<StorefrontConfig, 'brand' | 'orders' | 'measure'>> & {
  brand?: object;
  orders?: object;
  measure?: object;
};

interface Page {
  /** Where the shop's pages are; the test's own address unless said. */
  origin?: string;
  logo?: ShownLogo;
}

/** Gives the shop this config.js, on top of the tests' own, until the test ends. */
export function configureShop({ brand, ...own }: OwnConfig = {}, { origin, logo }: Page = {}) {
  const config = parseConfig({ ...shopConfig, ...own, brand: { ...shopConfig.brand, ...brand } });
  setRuntimeConfig({ ...config, logo }, origin);
}

afterEach(() => configureShop());
