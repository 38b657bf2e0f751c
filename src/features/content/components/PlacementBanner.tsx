import { styled } from '@mui/material/styles';
import type { BannerPlacement } from '@/shared/contract/banner';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { Skeleton } from '@/shared/ui/Skeleton';
import { bannerAlt, bannersAt } from '../banners';
import { useGetBannersQuery } from '../contentApi';

/** Two in a row; one that would stand alone takes the whole row. */
const Row = styled('section')(({ theme: { breakpoints, vars } }) => ({
  display: 'grid',
  gap: 16,
  margin: '32px 0',
  '& > div': { overflow: 'hidden', borderRadius: vars.shape.borderRadius, aspectRatio: '2' },
  [breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div:last-child:nth-of-type(odd)': { gridColumn: '1 / -1', aspectRatio: '3.6' },
  },
  [breakpoints.up('md')]: { margin: '48px 0' },
}));

interface PlacementBannerProps {
  /** Several placements share one row, in the order given. */
  placement: BannerPlacement | BannerPlacement[];
  /** Names the part where it stands outside the page's main content. */
  label?: string;
  /** One broad banner's room until the list is there, where what stands below may be in sight by then. */
  keepsPlace?: boolean;
}

/**
 * The banners of a placement beside the carousel, one broad or two side by side. Nothing where the company has none.
 * The carousel's own mount refreshes the list, so this one takes what is there.
 */
export function PlacementBanner({ placement, label, keepsPlace = false }: PlacementBannerProps) {
  const { data = [], isLoading } = useGetBannersQuery(undefined, { refetchOnReconnect: true });
  const banners = [placement].flat().flatMap((name) => bannersAt(name, data));
  if (isLoading && keepsPlace) {
    return (
      <Row aria-hidden>
        <div>
          <Skeleton variant="rectangular" height="100%" />
        </div>
      </Row>
    );
  }
  if (banners.length === 0) return null;
  return (
    <Row aria-label={label}>
      {banners.map((banner, index) => (
        <div key={banner.bannerImageId}>
          <ResponsiveImage
            src={banner.bannerImageURL}
            alt={bannerAlt(banner, index)}
            width={960}
            height={480}
            sizes="(max-width: 1280px) 100vw, 1232px"
          />
        </div>
      ))}
    </Row>
  );
}
