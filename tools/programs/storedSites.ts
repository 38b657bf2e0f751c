import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

import type { Answer } from './hosts';

/**
 * Returns the path in the site for the key of a stored object, or `undefined` if there is no such
 * file. Keys start with the base path without its first slash. Unlike a path, a key is not
 * normalised, so a key with `//` matches no file.
 */
function findFile(site: string, base: string, key: string): string | undefined {
  const name = key.slice(base.length - 1);
  const file = path.join(site, name);
  const isFile = existsSync(file) && statSync(file).isFile();
  return key.startsWith(base.slice(1)) && !key.includes('//') && isFile ? name : undefined;
}

/**
 * Returns the key of the stored object at a path. In the addresses of object storage, a plus sign
 * means a space.
 */
const getKey = (pathname: string) => decodeURIComponent(pathname.replaceAll('+', ' ')).slice(1);

const addIndexFile = (key: string) => (key === '' || key.endsWith('/') ? `${key}index.html` : key);

/**
 * Imitates CloudFront with a private bucket and with the function in docs/hosting/. For a missing
 * object, it returns the page without prerendered content with status 200.
 */
export function createCloudFront(site: string, base: string) {
  const script = readFileSync('docs/hosting/cloudfront-function.js', 'utf8');
  const context: { handler?: (event: { request: { uri: string } }) => { uri: string } } = {};
  runInNewContext(script.replace("base = '/'", `base = '${base}'`), context);
  return (pathname: string): Answer => {
    const { uri } = context.handler?.({ request: { uri: pathname } }) ?? { uri: '' };
    return { status: 200, file: findFile(site, base, getKey(uri)) ?? '404.html' };
  };
}

/**
 * Imitates GitHub Pages. It adds a trailing slash to the address of a folder by a redirect, and
 * serves `x.html` for `x`. For other addresses, it serves 404.html.
 */
export const createGitHubPages =
  (site: string, base: string) =>
  (pathname: string): Answer => {
    const key = decodeURIComponent(pathname).slice(1);
    const file = findFile(site, base, addIndexFile(key)) ?? findFile(site, base, `${key}.html`);
    if (file) return { status: 200, file };
    if (findFile(site, base, `${key}/index.html`)) return { status: 301, location: `${pathname}/` };
    return { status: 404, file: '404.html' };
  };
