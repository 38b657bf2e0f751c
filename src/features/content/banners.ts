import { bannerPlacements } from '@/shared/contract/banner';
import type { Banner, BannerPlacement } from '@/shared/contract/banner';
import { safeUrl } from '@/shared/html/safeUrl';

/** The banners of a placement, in their order; those without a usable image are left out. */
export const selectBanners = (placement: BannerPlacement, banners: readonly Banner[]): Banner[] =>
  banners.filter(
    ({ bannerPlacementPrefix, bannerImageURL }) =>
      bannerPlacementPrefix === bannerPlacements[placement] && safeUrl(bannerImageURL),
  );

/** The title, or 'Banner' and its position when the title is empty. */
export const getBannerAlt = ({ bannerTitle }: Banner, index: number): string =>
  bannerTitle || `Banner ${index + 1}`;

/** How wide a main banner of 3 : 1 stands when it covers the frame, which is narrower than that on most screens. */
const sizes = [
  '(max-width: 37.5em) max(100vw, 570px)',
  '(max-width: 56.25em) max(100vw, 960px)',
  '(max-width: 75em) 1200px',
  '(max-width: 96em) 1500px',
  '100vw',
].join(', ');

export const mainBannerSize = { width: 1920, height: 640, sizes };
