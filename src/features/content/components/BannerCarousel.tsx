import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import type { Banner } from '@/shared/contract/banner';
import { useIdle } from '@/shared/timing/useIdle';
import { lazyPart } from '@/shared/ui/lazyPart';
import { QueryView } from '@/shared/ui/QueryView';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { bannerAlt, bannersByPlacement } from '../bannersByPlacement';
import { useGetBannersQuery } from '../contentApi';
import { bannerSize } from '../bannerSize';

// Without it the first banner stands still.
const SlickBanners = lazyPart(async () => (await import('./SlickBanners')).SlickBanners, {
  loading: () => null,
  failed: () => null,
});

/** The heights are fixed for placeholder and images alike, so that nothing moves when they arrive. */
const BannerFrame = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  height: 190,
  backgroundColor: theme.vars.palette.Skeleton.bg,
  [theme.breakpoints.up('sm')]: { height: 320 },
  [theme.breakpoints.up('md')]: { height: 400 },
  [theme.breakpoints.up('lg')]: { height: 500 },
  [theme.breakpoints.up('xl')]: { height: 432 },
}));

/** The main banners: the first at once and without script of its own, the moving carousel once it has loaded. */
export function BannerCarousel() {
  const query = useGetBannersQuery(undefined, { refetchOnReconnect: true });
  return (
    <QueryView query={query} skeleton={<BannerFrame aria-hidden data-testid="banner-skeleton" />}>
      {(data) => <Banners all={data} />}
    </QueryView>
  );
}

function Banners({ all }: { all: readonly Banner[] }) {
  const banners = useMemo(() => bannersByPlacement(all).main, [all]);
  const [firstShows, setFirstShows] = useState(false);
  const [takenOver, setTakenOver] = useState(false);
  const moves = useIdle(firstShows && banners.length > 1);
  const first = banners[0];

  if (!first) return null;
  return (
    <BannerFrame aria-roledescription="carousel" aria-label="Banners">
      <ResponsiveImage
        {...bannerSize}
        src={first.bannerImageURL}
        alt={takenOver ? '' : bannerAlt(first, 0)}
        priority
        onSettled={() => setFirstShows(true)}
      />
      {moves && banners.length > 1 && (
        <SlickBanners banners={banners} onReady={() => setTakenOver(true)} />
      )}
    </BannerFrame>
  );
}
