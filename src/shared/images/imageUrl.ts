import { getPageOrigin, getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { isRootRelative, getSafeUrl } from '../html/safeUrl';

/** Widths in which the back end serves images from its `/media/` folder, in px. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1600, 1920] as const;

/**
 * Returns the address from which an image is loaded, or `undefined` if the address is not allowed.
 * The back end's origin is added to a root-relative address.
 */
export function toImageUrl(value: string | undefined | null): string | undefined {
  const address = getSafeUrl(value);
  return address && isRootRelative(address)
    ? `${getRuntimeConfig().apiBaseUrl}${address}`
    : address;
}

/**
 * Returns whether the back end can resize an image. Vector images need no resizing, and a resized
 * GIF is not animated. Parsing with `URL` would be too slow, because a page calls this function for
 * every picture.
 */
function isResizable(address: string): boolean {
  const { apiBaseUrl } = getRuntimeConfig();
  const isBackEndMedia =
    address.startsWith(`${apiBaseUrl || getPageOrigin()}/media/`) ||
    (apiBaseUrl === '' && address.startsWith('/media/'));
  return isBackEndMedia && !/\.(?:svg|gif)(?:[?#]|$)/i.test(address) && !/[?&]w=/.test(address);
}

const addWidth = (address: string, width: number): string => {
  const cleanAddress = address.replace(/#.*$/, '').replace(/\s/g, encodeURIComponent);
  return `${cleanAddress}${cleanAddress.includes('?') ? '&' : '?'}w=${width}`;
};

/**
 * Returns the `srcset` of an image of the back end, up to `maxWidth`, or `undefined` for any
 * other image.
 * @param address result of `toImageUrl`
 */
export function getImageSrcSet(address: string, maxWidth = 1920): string | undefined {
  if (!isResizable(address)) return undefined;
  return imageWidths
    .filter((width) => width <= maxWidth)
    .map((width) => `${addWidth(address, width)} ${width}w`)
    .join(', ');
}

/**
 * Returns the address of an image of the back end in the given width. Addresses of other images
 * stay unchanged.
 * @param address result of `toImageUrl`
 */
export const getImageUrlOfWidth = (address: string, width: (typeof imageWidths)[number]): string =>
  isResizable(address) ? addWidth(address, width) : address;
