/** `getBanners` and `getClientSettings` must send a content type, although they have no body. */
const jsonPaths = ['/api/WAP/Banner/GetAll', '/api/ADM/ClientSetting/GetData'];

export const getRequestHeaders = (path: string): Record<string, string> => ({
  accept: 'application/json',
  ...(jsonPaths.includes(path) && { 'content-type': 'application/json' }),
});

/**
 * Returns whether the shop sells at the prices in the answer. Only the answer of `getProduct` has
 * such prices. That answer must never come from the browser's HTTP cache.
 */
export const dependsOnPrice = (path: string): boolean =>
  path.startsWith('/api/ISPM/Product/GetWebProductById');
