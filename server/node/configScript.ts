import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { userTokenHeader } from '../http/callers';

/**
 * Returns a script that sets a key of the configuration if it is empty, unless the pages use
 * another back end.
 */
const fillIn = (key: string, value: unknown) => `
if (window.storefrontConfig && !window.storefrontConfig.apiBaseUrl)
  window.storefrontConfig.${key} ||= ${JSON.stringify(value)};
`;

/**
 * Serves the current `config.js` of a built site. It adds the name of the header in which this back
 * end expects the user's token.
 * @param firebaseFor returns the `firebase` value for this request, if the back end offers one
 */
export const configScript =
  (folder: string, firebaseFor: (c: Context) => object | undefined) => async (c: Context) => {
    const script = await readFile(`${folder}/config.js`, 'utf8').catch(() => undefined);
    if (script === undefined) return c.text('Not found', 404);
    const firebase = firebaseFor(c);
    const addedSettings = [
      fillIn('userTokenHeader', userTokenHeader),
      ...(firebase ? [fillIn('firebase', firebase)] : []),
    ];
    return c.body(script + addedSettings.join(''), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  };
