import { bannerPlacements } from '@/shared/contract/banner';
import type { Banner, BannerPlacement } from '@/shared/contract/banner';
import { getSafeUrl } from '@/shared/html/safeUrl';

/**
 * Returns the banners of a placement in their original order, without those with an unsafe image
 * URL.
 */
export const selectBanners = (placement: BannerPlacement, banners: readonly Banner[]): Banner[] =>
  banners.filter(
    ({ bannerPlacementPrefix, bannerImageURL }) =>
      bannerPlacementPrefix === bannerPlacements[placement] && getSafeUrl(bannerImageURL),
  );

/** Returns a banner's alternative text: its title, or `Banner 1` if the title is empty. */
export const getBannerAlt = ({ bannerTitle }: Banner, index: number): string =>
  bannerTitle || `Banner ${index + 1}`;

/**
 * Width at which a main banner is rendered, for the `sizes` attribute. The image is three times as
 * wide as high and covers its frame. Most frames are narrower in relation to their height, so the
 * image extends beyond them.
 */
const sizes = [
  '(max-width: 37.5em) max(100vw, 570px)',
  '(max-width: 56.25em) max(100vw, 960px)',
  '(max-width: 75em) 1200px',
  '(max-width: 96em) 1500px',
  '100vw',
].join(', ');

export const mainBannerSize = { width: 1920, height: 640, sizes };
