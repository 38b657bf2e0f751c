import { inBrowser } from '@/shared/browser/inBrowser';

/**
 * What `app/boot/early.ts` asked for while the bundle was still on its way (token, first data), by its address. Each is
 * handed out once, so that no request is sent twice and a refetch asks the network.
 */
export type EarlyRequests = Map<string, Promise<Response>>;

declare global {
  interface Window {
    storefrontEarly?: EarlyRequests;
  }
}

/** The answer that the early script has under way, else that of the network. */
export function takeOrFetch(request: Request): Promise<Response> {
  const early = inBrowser && request.method === 'GET' ? window.storefrontEarly : undefined;
  const response = early?.get(request.url) ?? fetch(request);
  early?.delete(request.url);
  return response;
}
