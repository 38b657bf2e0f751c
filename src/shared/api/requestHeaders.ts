/**
 * Paths of `getBanners` and `getClientSettings`. These calls must send a content type, although
 * they have no body.
 */
const jsonContentTypePaths = ['/api/WAP/Banner/GetAll', '/api/ADM/ClientSetting/GetData'];

export const getRequestHeaders = (path: string): Record<string, string> => ({
  accept: 'application/json',
  ...(jsonContentTypePaths.includes(path) && { 'content-type': 'application/json' }),
});

/**
 * Returns whether the path is that of `getProduct`. The answer contains the prices at which the
 * shop sells, so it must never come from the browser's HTTP cache.
 */
export const returnsPrices = (path: string): boolean =>
  path.startsWith('/api/ISPM/Product/GetWebProductById');
