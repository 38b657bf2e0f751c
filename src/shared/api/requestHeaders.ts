/** Calls 14 and 15 name the content type, though they have no body. */
const typed = ['/api/WAP/Banner/GetAll', '/api/ADM/ClientSetting/GetData'];

/** The headers of a call by its path. */
export const getRequestHeaders = (path: string): Record<string, string> => ({
  accept: 'application/json',
  ...(typed.includes(path) && { 'content-type': 'application/json' }),
});

/** Call 17 tells the prices at which the shop sells: its answer never comes from the browser's HTTP cache. */
export const dependsOnPrice = (path: string): boolean =>
  path.startsWith('/api/ISPM/Product/GetWebProductById');
