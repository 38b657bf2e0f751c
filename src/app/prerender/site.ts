import { imageUrl } from '@/shared/lib/imageUrl';

/** The shop as its pages name it to search engines and in previews of links. */
export interface Site {
  /** Address of the home page, without the slash at its end: the origin and, in a sub-folder, the base. */
  url: string;
  /** The company's name. */
  name: string;
}

/** @param path below the site's base, as `paths` gives it */
export const absoluteUrl = ({ url }: Site, path: string): string => url + path;

/** The whole address of a picture as the back end gave it; `undefined` where it is none that can be shown. */
export function absoluteImage({ url }: Site, address: string | undefined): string | undefined {
  const shown = imageUrl(address);
  return shown && new URL(shown, `${url}/`).href;
}
