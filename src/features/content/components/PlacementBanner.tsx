import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { BannerPlacement } from '@/shared/contract/banner';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { bannerAlt, bannersByPlacement } from '../bannersByPlacement';
import { useGetBannersQuery } from '../contentApi';

interface PlacementBannerProps {
  /** Several placements share one row, in the order given. */
  placement: Exclude<BannerPlacement, 'main'> | Exclude<BannerPlacement, 'main'>[];
}

/**
 * The banners of a placement beside the carousel, one broad or two side by side. Nothing where the company has none.
 * The carousel's own mount refreshes the list, so this one takes what is there.
 */
export function PlacementBanner({ placement }: PlacementBannerProps) {
  const { data } = useGetBannersQuery(undefined, { refetchOnReconnect: true });
  const placed = useMemo(() => bannersByPlacement(data ?? []), [data]);
  const banners = [placement].flat().flatMap((name) => placed[name]);
  if (banners.length === 0) return null;
  const alone = banners.length === 1;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: alone ? '1fr' : '1fr 1fr' },
        my: { xs: 4, md: 6 },
      }}
    >
      {banners.map((banner, index) => (
        <Box
          key={banner.bannerImageId}
          sx={{
            overflow: 'hidden',
            borderRadius: 1,
            aspectRatio: { xs: '2.4', md: alone ? '4.5' : '2.6' },
          }}
        >
          <ResponsiveImage
            src={banner.bannerImageURL}
            alt={bannerAlt(banner, index)}
            width={960}
            height={400}
            sizes={alone ? '(max-width: 1280px) 100vw, 1232px' : '(max-width: 600px) 100vw, 608px'}
          />
        </Box>
      ))}
    </Box>
  );
}
