import { getPageOrigin, getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { isRootRelative, safeUrl } from '../html/safeUrl';

/** The widths in which the back end serves the images below its `/media/`. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1600, 1920] as const;

/** The address to load an image from; a root-relative one belongs to the back end's origin. */
export function toImageUrl(value: string | undefined | null): string | undefined {
  const address = safeUrl(value);
  return address && isRootRelative(address)
    ? `${getRuntimeConfig().apiBaseUrl}${address}`
    : address;
}

/** Vector images scale by themselves, and a resized GIF stops moving. No `URL`: a page asks this for each picture. */
function isResizable(address: string): boolean {
  const { apiBaseUrl } = getRuntimeConfig();
  const isOurs =
    address.startsWith(`${apiBaseUrl || getPageOrigin()}/media/`) ||
    (apiBaseUrl === '' && address.startsWith('/media/'));
  return isOurs && !/\.(?:svg|gif)(?:[?#]|$)/i.test(address) && !/[?&]w=/.test(address);
}

const withWidth = (address: string, width: number): string => {
  const bare = address.replace(/#.*$/, '').replace(/\s/g, encodeURIComponent);
  return `${bare}${bare.includes('?') ? '&' : '?'}w=${width}`;
};

/**
 * The `srcset` of an image of ours, up to `maxWidth`; `undefined` for a foreign address, which stays as it is.
 * @param address as `toImageUrl` gave it
 */
export function getImageSrcSet(address: string, maxWidth = 1920): string | undefined {
  if (!isResizable(address)) return undefined;
  return imageWidths
    .filter((width) => width <= maxWidth)
    .map((width) => `${withWidth(address, width)} ${width}w`)
    .join(', ');
}

/** An image of ours no wider than this one of `imageWidths`; a foreign one as it is. @param address as `toImageUrl` gave it */
export const getImageOfWidth = (address: string, width: (typeof imageWidths)[number]): string =>
  isResizable(address) ? withWidth(address, width) : address;
