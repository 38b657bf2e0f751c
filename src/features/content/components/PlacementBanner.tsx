import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { BannerPlacement } from '@/shared/contract/banner';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { getBannerAlt, selectBanners } from '../banners';
import { useGetBannersQuery } from '../contentApi';
import { BannerTitle } from './BannerTitle';

const rowStyles: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
  my: { xs: 4, md: 6 },
};

interface FrameProps {
  /** Whether the banner has no neighbour and fills the whole row. */
  isAlone: boolean;
  children: ReactNode;
}

const Frame = ({ isAlone, children }: FrameProps) => (
  <Box
    sx={{
      gridColumn: isAlone ? '1 / -1' : undefined,
      aspectRatio: isAlone ? { xs: '2', sm: '3.6' } : '2',
      position: 'relative',
      overflow: 'hidden',
      borderRadius: 1,
    }}
  >
    {children}
  </Box>
);

interface PlacementBannerProps {
  /** Placement whose banners are shown. Several placements share one row, in the given order. */
  placement: BannerPlacement | BannerPlacement[];
  /** Accessible name of the section, for a section outside the page's main content. */
  label?: string;
  /**
   * Reserves space for one wide banner while the list of banners loads. Use it where the content
   * below may be visible, because that content would otherwise move.
   */
  reservesSpace?: boolean;
}

/**
 * Shows the banners of placements outside the carousel: two side by side, or one over the full
 * width. Renders nothing if there are no banners.
 */
export function PlacementBanner({ placement, label, reservesSpace = false }: PlacementBannerProps) {
  const { data, error } = useGetBannersQuery();
  const banners = [placement].flat().flatMap((name) => selectBanners(name, data ?? []));
  if (data === undefined && !error && reservesSpace) {
    return (
      <Box aria-hidden sx={rowStyles}>
        <Frame isAlone>
          <Skeleton variant="rectangular" height="100%" />
        </Frame>
      </Box>
    );
  }
  if (banners.length === 0) return null;
  return (
    <Box component="section" aria-label={label} sx={rowStyles}>
      {banners.map((banner, index) => (
        <Frame key={banner.bannerImageId} isAlone={index === banners.length - 1 && index % 2 === 0}>
          <ResponsiveImage
            src={banner.bannerImageURL}
            alt={getBannerAlt(banner, index)}
            width={960}
            height={480}
            sizes="(max-width: 1280px) 100vw, 1232px"
          />
          <BannerTitle title={banner.bannerTitle} kind="other" />
        </Frame>
      ))}
    </Box>
  );
}
