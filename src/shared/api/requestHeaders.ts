/** Calls 14 and 15 name the content type, though they have no body. */
const typed = ['/api/WAP/Banner/GetAll', '/api/ADM/ClientSetting/GetData'];

/** The headers of a call by its path, the same from the early script and from the base query. */
export const requestHeaders = (
  path: string,
  bearer: string | undefined,
  hasBody = false,
): Record<string, string> => ({
  accept: 'application/json',
  ...(bearer && { authorization: `Bearer ${bearer}` }),
  ...((hasBody || typed.includes(path)) && { 'content-type': 'application/json' }),
});
