import { parseConfig, setRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { ShownLogo, StorefrontConfig } from '@/shared/config/runtimeConfig';
import { shopConfig } from './shopConfig';

type OwnConfig = Partial<Omit<StorefrontConfig, 'brand' | 'orders' | 'measure'>> & {
  brand?: object;
  orders?: object;
  measure?: object;
};

interface Page {
  /** Origin of the shop's pages. By default, it is the test's own. */
  origin?: string;
  logo?: ShownLogo;
}

/** Overrides settings of the tests' `config.js` until the test ends. */
export function configureShop({ brand, ...own }: OwnConfig = {}, { origin, logo }: Page = {}) {
  const config = parseConfig({ ...shopConfig, ...own, brand: { ...shopConfig.brand, ...brand } });
  setRuntimeConfig({ ...config, logo }, origin);
}

afterEach(() => configureShop());
