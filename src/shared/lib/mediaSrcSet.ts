import { inBrowser } from './inBrowser';

/** The widths in which the back end serves the images below its `/media/`. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1600, 1920] as const;

const ownOrigin = inBrowser ? window.location.origin : '';

/** Vector images scale by themselves, and a resized GIF stops moving. No `URL`: a page asks this for each picture. */
function isResizable(address: string, apiBaseUrl: string): boolean {
  const isOurs =
    address.startsWith(`${apiBaseUrl || ownOrigin}/media/`) ||
    (apiBaseUrl === '' && address.startsWith('/media/'));
  return isOurs && !/\.(?:svg|gif)(?:[?#]|$)/i.test(address) && !/[?&]w=/.test(address);
}

const atWidth = (address: string, width: number): string => {
  const bare = address.replace(/#.*$/, '').replace(/\s/g, encodeURIComponent);
  return `${bare}${bare.includes('?') ? '&' : '?'}w=${String(width)}`;
};

/** See `imageUrl`; this knows nothing of the configuration, so that the early script can have it. */
export function mediaSrcSet(
  address: string,
  apiBaseUrl: string,
  maxWidth = 1920,
): string | undefined {
  if (!isResizable(address, apiBaseUrl)) return undefined;
  return imageWidths
    .filter((width) => width <= maxWidth)
    .map((width) => `${atWidth(address, width)} ${String(width)}w`)
    .join(', ');
}
