import { getImageUrlOfWidth, toImageUrl } from '@/shared/images/imageUrl';

export interface Site {
  /**
   * Address of the home page without a trailing slash. It consists of the origin and the base path.
   */
  url: string;
  name: string;
}

/** @param path path below the site's base, as `paths` returns it */
export const toAbsoluteUrl = ({ url }: Site, path: string): string => url + path;

/**
 * Returns the absolute address of a picture, or `undefined` if the shop cannot show the picture.
 */
export function toAbsoluteImageUrl({ url }: Site, address: string | undefined): string | undefined {
  const imageUrl = toImageUrl(address);
  return imageUrl && URL.canParse(imageUrl, `${url}/`)
    ? new URL(imageUrl, `${url}/`).href
    : undefined;
}

/**
 * Returns the address of a picture for link previews. If the shop can scale the picture, this is a
 * smaller copy, because some previews ignore pictures above 300 KB.
 */
export function getPreviewImageUrl(site: Site, address: string | undefined): string | undefined {
  const imageUrl = toImageUrl(address);
  return toAbsoluteImageUrl(site, imageUrl && getImageUrlOfWidth(imageUrl, 1280));
}
