import { parseConfig, setRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { LogoImage, StorefrontConfig } from '@/shared/config/runtimeConfig';
import { shopConfig } from './shopConfig';

type ConfigChanges = Partial<Omit<StorefrontConfig, 'brand' | 'orders' | 'measure'>> & {
  brand?: object;
  orders?: object;
  measure?: object;
};

interface Page {
  /** Origin of the shop's pages. By default, it is the test's own. */
  origin?: string;
  logo?: LogoImage;
}

/** Overrides settings of the tests' `config.js` until the test ends. */
export function configureShop(
  { brand, ...changes }: ConfigChanges = {},
  { origin, logo }: Page = {},
) {
  const config = parseConfig({
    ...shopConfig,
    ...changes,
    brand: { ...shopConfig.brand, ...brand },
  });
  setRuntimeConfig({ ...config, logo }, origin);
}

afterEach(() => configureShop());
