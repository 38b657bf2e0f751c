import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { userTokenHeader } from '../http/callers';

/** Sets a key where the site leaves it empty, in pages whose back end is this one. */
const fillIn = (key: string, value: unknown) => `
if (window.storefrontConfig && !window.storefrontConfig.apiBaseUrl)
  window.storefrontConfig.${key} ||= ${JSON.stringify(value)};
`;

/**
 * Serves the `config.js` of a built site, as it is at the moment, with the header in which this back end looks for the
 * user.
 * @param firebaseFor the `firebase` for this request, if the back end offers one
 */
export const configScript =
  (folder: string, firebaseFor: (c: Context) => object | undefined) => async (c: Context) => {
    const script = await readFile(`${folder}/config.js`, 'utf8').catch(() => undefined);
    if (script === undefined) return c.text('Not found', 404);
    const firebase = firebaseFor(c);
    const filled = [
      fillIn('userTokenHeader', userTokenHeader),
      ...(firebase ? [fillIn('firebase', firebase)] : []),
    ];
    return c.body(script + filled.join(''), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  };
