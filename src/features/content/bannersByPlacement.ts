import { bannerPlacements } from '@/shared/contract/banner';
import type { Banner, BannerPlacement } from '@/shared/contract/banner';
import { safeUrl } from '@/shared/html/safeUrl';

const isKnown = (prefix: string): prefix is keyof typeof bannerPlacements =>
  Object.hasOwn(bannerPlacements, prefix);

/** The banners of each placement, in their order; those of no known placement or without a usable image are left out. */
export function bannersByPlacement(banners: readonly Banner[]): Record<BannerPlacement, Banner[]> {
  const placed: Record<BannerPlacement, Banner[]> = {
    main: [],
    sideTop: [],
    sideBottom: [],
    footer: [],
    advertisement: [],
    category: [],
  };
  for (const banner of banners) {
    const prefix = banner.bannerPlacementPrefix;
    if (isKnown(prefix) && safeUrl(banner.bannerImageURL)) {
      placed[bannerPlacements[prefix]].push(banner);
    }
  }
  return placed;
}

/** The title, or 'Banner' and its position when the title is empty. */
export const bannerAlt = ({ bannerTitle }: Pick<Banner, 'bannerTitle'>, index: number): string =>
  bannerTitle || `Banner ${String(index + 1)}`;
