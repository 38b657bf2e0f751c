import { withBase } from '@/shared/config/base';
import { getPageOrigin } from '@/shared/config/runtimeConfig';
import { readBody } from './readBody';
import { requestTimeout } from './tokenRequest';

/**
 * A file of JSON that lies beside the pages, unchecked. `undefined`: there is none.
 * @throws where no answer comes, or the host fails
 */
export async function readSiteFile(name: string, cache: RequestCache): Promise<unknown> {
  const signal = AbortSignal.timeout(requestTimeout);
  const response = await fetch(new URL(withBase(name), getPageOrigin()), { cache, signal });
  if (response.status >= 500) throw new Error(`The host fails: ${response.status}`);
  return response.ok ? readBody(response) : undefined;
}
