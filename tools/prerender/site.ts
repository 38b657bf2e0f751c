import { getImageOfWidth, toImageUrl } from '@/shared/images/imageUrl';

export interface Site {
  /** Address of the home page without a trailing slash: the origin and the base path. */
  url: string;
  name: string;
}

/** @param path below the site's base, as `paths` returns it */
export const absoluteUrl = ({ url }: Site, path: string): string => url + path;

/** Returns the absolute address of a picture, or `undefined` if it cannot be shown. */
export function absoluteImage({ url }: Site, address: string | undefined): string | undefined {
  const shown = toImageUrl(address);
  return shown && URL.canParse(shown, `${url}/`) ? new URL(shown, `${url}/`).href : undefined;
}

/**
 * Returns the address of a smaller copy for link previews, some of which ignore pictures above 300
 * KB.
 */
export function previewImage(site: Site, address: string | undefined): string | undefined {
  const shown = toImageUrl(address);
  return absoluteImage(site, shown && getImageOfWidth(shown, 1280));
}
