import { getOrigins } from '@shop/server/http/securityPolicy';
import { getBase } from './buildOptions.mjs';
import { readConfigValues } from './configValues.mjs';
import { readConfigOfFolder } from './hostFiles.mjs';

/**
 * Returns the configuration that pages are prerendered with. The reference back end may add the
 * demo identity provider to the `config.js` that it serves. The content security policy in each
 * page must then allow that provider.
 * @param {{ api: string, site: string, out: string }} options
 */
export async function readPageConfig({ api, site, out }) {
  const config = readConfigOfFolder(out);
  const { origin } = new URL(site);
  if (config.firebase || new URL(api).origin !== origin) return config;
  try {
    const response = await fetch(new URL(`${getBase(out)}config.js`, origin));
    const servedConfig = response.ok ? readConfigValues(await response.text()).value : undefined;
    const { firebase } = /** @type {typeof config} */ (servedConfig ?? {});
    // Accept only a provider at the same origin. Another one may have been removed from the file
    // since the back end read it.
    return firebase && getOrigins(firebase.emulatorUrl)[0] === origin
      ? { ...config, firebase }
      : config;
  } catch {
    // Ignore the failure here, because later requests for the shop's data will report it.
    return config;
  }
}
