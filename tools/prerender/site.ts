import { getImageOfWidth, toImageUrl } from '@/shared/images/imageUrl';

export interface Site {
  /** Address of the home page, without the slash at its end: the origin and, in a sub-folder, the base. */
  url: string;
  name: string;
}

/** @param path below the site's base, as `paths` gives it */
export const absoluteUrl = ({ url }: Site, path: string): string => url + path;

/** The whole address of a picture as the back end gave it; `undefined` where it is none that can be shown. */
export function absoluteImage({ url }: Site, address: string | undefined): string | undefined {
  const shown = toImageUrl(address);
  return shown && URL.canParse(shown, `${url}/`) ? new URL(shown, `${url}/`).href : undefined;
}

/** The same for previews of a link, some of which show no picture of more than 300 KB. */
export function previewImage(site: Site, address: string | undefined): string | undefined {
  const shown = toImageUrl(address);
  return absoluteImage(site, shown && getImageOfWidth(shown, 1280));
}
