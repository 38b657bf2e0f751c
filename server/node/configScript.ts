import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { userTokenHeader } from '../http/callers';

/** For pages whose back end is this one: the header in which it looks for the user. */
const ownHeader = `
if (window.storefrontConfig && !window.storefrontConfig.apiBaseUrl)
  window.storefrontConfig.userTokenHeader ||= '${userTokenHeader}';
`;

/** Serves the `config.js` of a built site, as it is at the moment. */
export const configScript = (folder: string) => async (c: Context) => {
  const script = await readFile(`${folder}/config.js`, 'utf8').catch(() => undefined);
  if (script === undefined) return c.text('Not found', 404);
  return c.body(script + ownHeader, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
};
