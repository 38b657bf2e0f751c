/** Calls 14 and 15 have a content type although they have no body. */
const typed = ['/api/WAP/Banner/GetAll', '/api/ADM/ClientSetting/GetData'];

/** Returns the headers of a call by its path. */
export const getRequestHeaders = (path: string): Record<string, string> => ({
  accept: 'application/json',
  ...(typed.includes(path) && { 'content-type': 'application/json' }),
});

/**
 * Returns whether the shop sells at the prices in the answer, as in call 17. Such an answer never comes from the
 * browser's HTTP cache.
 */
export const dependsOnPrice = (path: string): boolean =>
  path.startsWith('/api/ISPM/Product/GetWebProductById');
