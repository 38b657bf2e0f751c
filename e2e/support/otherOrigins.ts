import { type WebServer, startImitation } from '@shop/programs/hosts';
import { createGitHubPages } from '@shop/programs/storedSites';
import { copySite, startShop, type Shop } from './shop';

type StopAfter = <T extends { stop: () => Promise<void> }>(resource: T) => T;

/** Serves a copy of a site as GitHub Pages would, with a back end on another origin. */
export async function startOnOtherOrigins(
  stopAfter: StopAfter,
  { site, base = '/' }: { site: string; base?: string },
): Promise<{ siteServer: WebServer; backEnd: Shop }> {
  const { folder, configure } = stopAfter(await copySite(site));
  const host = stopAfter(await startImitation(folder, createGitHubPages(folder, base)));
  const backEnd = stopAfter(await startShop({ CORS_ORIGIN: host.url }));
  await configure("apiBaseUrl: ''", `apiBaseUrl: '${backEnd.url}'`);
  await configure("userTokenHeader: ''", "userTokenHeader: 'X-User-Token'");
  return { siteServer: host, backEnd };
}
