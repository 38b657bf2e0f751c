import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { mediaSrcSet } from './mediaSrcSet';
import { safeUrl } from './safeUrl';

/** The address to load an image from; a root-relative one belongs to the back end's origin. */
export function imageUrl(value: string | undefined | null): string | undefined {
  const address = safeUrl(value);
  return address && /^\/(?![/\\])/.test(address)
    ? `${runtimeConfig().apiBaseUrl}${address}`
    : address;
}

/**
 * The `srcset` of an image of ours, up to `maxWidth`; `undefined` for a foreign address, which stays as it is.
 * @param address as `imageUrl` gave it
 */
export const imageSrcSet = (address: string, maxWidth?: number): string | undefined =>
  mediaSrcSet(address, runtimeConfig().apiBaseUrl, maxWidth);
