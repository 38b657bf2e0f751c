import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { userTokenHeader } from '../http/callers';

/**
 * Returns a script that sets a key of `config.js` if the key has no value. The script does nothing
 * if the pages use another back end.
 */
const createSettingScript = (key: string, value: unknown) => `
if (window.storefrontConfig && !window.storefrontConfig.apiBaseUrl)
  window.storefrontConfig.${key} ||= ${JSON.stringify(value)};
`;

/**
 * Serves the current `config.js` of a built site. It adds the name of the header in which this back
 * end expects the user's token.
 * @param getFirebaseConfig returns the `firebase` value for this request, if the back end offers one
 */
export const serveConfigScript =
  (folder: string, getFirebaseConfig: (c: Context) => object | undefined) => async (c: Context) => {
    const script = await readFile(`${folder}/config.js`, 'utf8').catch(() => undefined);
    if (script === undefined) return c.text('Not found', 404);
    const firebaseConfig = getFirebaseConfig(c);
    const settingScripts = [
      createSettingScript('userTokenHeader', userTokenHeader),
      ...(firebaseConfig ? [createSettingScript('firebase', firebaseConfig)] : []),
    ];
    return c.body(script + settingScripts.join(''), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  };
