import { parseConfig, setRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { StorefrontConfig } from '@/shared/config/runtimeConfig';
import { shopConfig } from './shopConfig';

type ConfigChanges = Partial<Omit<StorefrontConfig, 'brand' | 'orders' | 'measure'>> & {
  brand?: object;
  orders?: object;
  measure?: object;
};

interface PageSettings {
  /** Origin of the shop's pages. By default, it is the origin of the test's page. */
  origin?: string;
}

/** Overrides settings of the `config.js` that the tests use, until the test ends. */
export function configureShop(
  { brand, ...changes }: ConfigChanges = {},
  { origin }: PageSettings = {},
) {
  const config = parseConfig({
    ...shopConfig,
    ...changes,
    brand: { ...shopConfig.brand, ...brand },
  });
  setRuntimeConfig(config, origin);
}

afterEach(() => configureShop());
