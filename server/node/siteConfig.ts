import { readFile, stat } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import type { Context } from 'hono';
import * as v from 'valibot';
import { userTokenHeader } from '../http/callers';
import type { Firebase } from '../http/securityPolicy.mjs';

export interface SiteConfig {
  script: string;
  firebase: Firebase | null;
}

/** Reads the `config.js` of a built site, anew whenever it has changed. @param runMs how long it may run */
export function siteConfigReader(folder: string, runMs = 1000) {
  const file = `${folder}/config.js`;
  let last: (SiteConfig & { version: string }) | undefined;
  return async (): Promise<SiteConfig | undefined> => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    const version = `${found.size}-${found.mtimeMs}`;
    if (version !== last?.version) {
      const script = await readFile(file, 'utf8');
      last = { version, script, firebase: firebaseOf(script, file, runMs) };
    }
    return last;
  };
}

const FirebaseConfig = v.object({
  firebase: v.object({ authDomain: v.string(), emulatorUrl: v.optional(v.string(), '') }),
});

/** Runs the script as a page would, but without a page. */
function firebaseOf(script: string, file: string, runMs: number): Firebase | null {
  const window: { storefrontConfig?: unknown } = {};
  try {
    runInNewContext(script, { window }, { timeout: runMs });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`${file} cannot be read here, so sign-in with Firebase stays closed: ${reason}`);
  }
  const { success, output } = v.safeParse(FirebaseConfig, window.storefrontConfig);
  return success ? output.firebase : null;
}

/** For pages whose back end is this one: the header in which it looks for the user. */
const ownHeader = `
if (window.storefrontConfig && !window.storefrontConfig.apiBaseUrl)
  window.storefrontConfig.userTokenHeader ||= '${userTokenHeader}';
`;

export const serveConfig =
  (readConfig: () => Promise<SiteConfig | undefined>) => async (c: Context) => {
    const config = await readConfig();
    if (!config) return c.text('Not found', 404);
    return c.body(config.script + ownHeader, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  };
