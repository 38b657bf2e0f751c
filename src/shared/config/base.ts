/**
 * The folder of the site on its web server, with a slash at both ends, such as `/` or `/shop/`. The
 * build sets it.
 */
export const base: string = process.env.BASE_PATH ?? '/';

/** Adds the site's folder to a path of the shop. */
export const addBase = (path: string, folder = base): string => folder + path.replace(/^\//, '');

/**
 * Returns the name under which a value is stored in the browser. The name contains the folder,
 * because shops in two folders of one origin share storage.
 */
export const addFolderPrefix = (name: string): string => (base === '/' ? name : base + name);

/**
 * Removes the site's folder from a path. Like the router, it treats capital and small letters of
 * the folder alike.
 * @returns `undefined` for a path outside the folder, or if the rest starts with `//`, which would
 * lead to another site
 */
export function removeBase(pathname: string, folder = base): string | undefined {
  const prefixLength = folder.length - 1;
  const path = pathname.slice(prefixLength);
  const isInsideFolder =
    pathname.slice(0, prefixLength).toLowerCase() === folder.slice(0, -1).toLowerCase() &&
    /^(?:$|\/(?!\/))/.test(path);
  return isInsideFolder ? path || '/' : undefined;
}
