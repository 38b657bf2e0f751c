/** The folder on the host that holds the site, with a slash at both ends: `/`, or such as `/shop/`. Set by the build. */
export const base: string = process.env.BASE_PATH ?? '/';

/** The address on the host of one of the shop's own paths. */
export const withBase = (path: string, folder = base): string => folder + path.replace(/^\//, '');

/** The name of what is kept in the browser: shops in two folders of one host share its storage. */
export const removeFolder = (name: string): string => (base === '/' ? name : base + name);

/**
 * The shop's own path at an address on the host; `undefined` outside of the folder, and where the router would take it
 * for another host's. Case is ignored, as by the router.
 */
export function removeBase(pathname: string, folder = base): string | undefined {
  const length = folder.length - 1;
  const path = pathname.slice(length);
  const isInside =
    pathname.slice(0, length).toLowerCase() === folder.slice(0, -1).toLowerCase() &&
    /^(?:$|\/(?!\/))/.test(path);
  return isInside ? path || '/' : undefined;
}
