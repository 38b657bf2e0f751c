import { withBase } from '@/shared/config/base';
import { pageOrigin } from '@/shared/config/runtimeConfig';
import { requestTimeout } from './tokenRequest';

/**
 * A file of JSON that lies beside the pages, unchecked. `undefined`: there is none, or it is no JSON.
 * @throws where no answer comes, or the host fails
 */
export async function readSiteFile(name: string, cache: RequestCache): Promise<unknown> {
  const signal = AbortSignal.timeout(requestTimeout);
  const response = await fetch(new URL(withBase(name), pageOrigin()), { cache, signal });
  if (response.status >= 500) throw new Error(`The host fails: ${String(response.status)}`);
  if (!response.ok) return undefined;
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
