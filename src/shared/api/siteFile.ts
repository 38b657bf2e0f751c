import { addBase } from '@/shared/config/base';
import { getPageOrigin } from '@/shared/config/runtimeConfig';
import { readBody } from './readBody';
import { readTimeout } from './tokenRequest';

/**
 * Reads a JSON file of the site without validating it. Returns `undefined` if the file does not
 * exist.
 * @throws if there is no answer, or the web server answers with a status of 500 or more
 */
export async function readSiteFile(fileName: string, cacheMode: RequestCache): Promise<unknown> {
  const signal = AbortSignal.timeout(readTimeout);
  const response = await fetch(new URL(addBase(fileName), getPageOrigin()), {
    cache: cacheMode,
    signal,
  });
  if (response.status >= 500) throw new Error(`The host fails: ${response.status}`);
  return response.ok ? readBody(response) : undefined;
}
