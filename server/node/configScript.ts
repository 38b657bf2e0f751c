import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import type { Context } from 'hono';
import { userTokenHeader } from '../http/callers';

/** For pages whose back end is this one: the header in which it looks for the user. */
const ownHeader = `
if (window.storefrontConfig && !window.storefrontConfig.apiBaseUrl)
  window.storefrontConfig.userTokenHeader ||= '${userTokenHeader}';
`;

/** How many digits a mobile number has in the shop whose pages these are. */
export function phoneDigitsIn(folder: string): number | undefined {
  const window: { storefrontConfig?: { brand?: { phoneDigits?: number } } } = {};
  try {
    runInNewContext(readFileSync(`${folder}/config.js`, 'utf8'), { window }, { timeout: 1000 });
  } catch {
    // Its pages say what is wrong.
  }
  return window.storefrontConfig?.brand?.phoneDigits;
}

/** Serves the `config.js` of a built site, as it is at the moment. */
export const configScript = (folder: string) => async (c: Context) => {
  const script = await readFile(`${folder}/config.js`, 'utf8').catch(() => undefined);
  if (script === undefined) return c.text('Not found', 404);
  return c.body(script + ownHeader, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
};
