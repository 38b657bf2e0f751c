import { getOrigins } from '@shop/server/http/securityPolicy';
import { getBase } from './buildOptions.mjs';
import { configValues } from './configValues.mjs';
import { configIn } from './hostFiles.mjs';

/**
 * The configuration that pages are written for: the site's own, with the demo identity provider where the reference back
 * end fills that into the `config.js` that it serves. The security policy in each page has to let it in.
 * @param {{ api: string, site: string, out: string }} places
 */
export async function pageConfig({ api, site, out }) {
  const config = configIn(out);
  const { origin } = new URL(site);
  if (config.firebase || new URL(api).origin !== origin) return config;
  try {
    const response = await fetch(new URL(`${getBase(out)}config.js`, origin));
    const served = response.ok ? configValues(await response.text()).value : undefined;
    const { firebase } = /** @type {typeof config} */ (served ?? {});
    // Of itself alone: another provider there may be one that was just taken out of the file.
    return firebase && getOrigins(firebase.emulatorUrl)[0] === origin
      ? { ...config, firebase }
      : config;
  } catch {
    // Whoever reads the data from there says what is wrong with it.
    return config;
  }
}
