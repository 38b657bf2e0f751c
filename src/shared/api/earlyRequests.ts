import { inBrowser } from '@/shared/browser/inBrowser';

/**
 * What `app/boot/early.ts` started while the bundle was still on its way (token, first data), for the base query to take
 * over. Each entry is handed out once, so that no request is sent twice and a refetch asks the network.
 */
export interface EarlyRequests {
  token?: Promise<Response>;
  responses: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    storefrontEarly?: EarlyRequests;
  }
}

const early = (): EarlyRequests | undefined => (inBrowser ? window.storefrontEarly : undefined);

export function takeEarlyResponse({ method, url }: Request): Promise<Response> | undefined {
  const responses = method === 'GET' ? early()?.responses : undefined;
  const response = responses?.get(url);
  responses?.delete(url);
  return response;
}

export function takeEarlyToken(): Promise<Response> | undefined {
  const token = early()?.token;
  if (token) delete window.storefrontEarly?.token;
  return token;
}
