/**
 * What `src/early.ts` started while the bundle was still on its way (token, first data), for the base query to take
 * over. Each entry is handed out once, so that no request is sent twice and a refetch asks the network.
 */
export interface EarlyRequests {
  /** The answer to call 1. */
  token?: Promise<Response>;
  /** From `earlyProduct`, on a product page. */
  productId?: Promise<string>;
  responses: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    storefrontEarly?: EarlyRequests;
  }
}

/** The response under way for this address, if there is one. */
export function takeEarlyResponse(url: string): Promise<Response> | undefined {
  const responses = window.storefrontEarly?.responses;
  const response = responses?.get(url);
  responses?.delete(url);
  return response;
}

export function takeEarlyToken(): Promise<Response> | undefined {
  const token = window.storefrontEarly?.token;
  if (window.storefrontEarly) delete window.storefrontEarly.token;
  return token;
}
