import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { Banner } from '@/shared/contract/banner';
import { useIdle } from '@/shared/timing/useIdle';
import { lazyPart, orNothing } from '@/shared/ui/lazyPart';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { bannerAlt, bannersAt, mainBannerSize } from '../banners';
import { useGetBannersQuery } from '../contentApi';
import { BannerTitle } from './BannerTitle';

// Without it the first banner stands still.
const SlickBanners = lazyPart(async () => (await import('./SlickBanners')).SlickBanners, orNothing);

/** How long the carousel waits for the first picture, in ms. */
const longestWait = 3000;

/** The heights are fixed for placeholder and images alike, so that nothing moves when they arrive. */
const Frame = (props: BoxProps<'section'>) => (
  <Box
    component="section"
    {...props}
    sx={{
      position: 'relative',
      overflow: 'hidden',
      height: { xs: 190, sm: 320, md: 400, lg: 500, xl: 432 },
      bgcolor: 'grey.100',
    }}
  />
);

/**
 * The main banners: the first at once and without script of its own, the moving carousel once that has
 * loaded, or does not come.
 */
export function BannerCarousel() {
  const { data, isError } = useGetBannersQuery(undefined, { refetchOnReconnect: true });
  // Where they cannot be had the list is empty, as specified: nothing says so.
  if (data === undefined && !isError) return <Frame aria-hidden data-testid="banner-skeleton" />;
  return <Banners banners={bannersAt('main', data ?? [])} />;
}

function Banners({ banners }: { banners: readonly Banner[] }) {
  const [firstShows, setFirstShows] = useState(false);
  const [takenOver, setTakenOver] = useState(false);
  const hasSeveral = banners.length > 1;
  const isIdle = useIdle(firstShows && hasSeveral);
  const [waitedEnough, setWaitedEnough] = useState(false);
  useEffect(() => {
    if (firstShows || !hasSeveral) return undefined;
    const timer = setTimeout(() => setWaitedEnough(true), longestWait);
    return () => clearTimeout(timer);
  }, [firstShows, hasSeveral]);
  const moves = isIdle || waitedEnough;
  const first = banners[0];

  if (!first) return null;
  return (
    <Frame aria-roledescription="carousel" aria-label="Banners">
      <ResponsiveImage
        {...mainBannerSize}
        src={first.bannerImageURL}
        alt={takenOver ? '' : bannerAlt(first, 0)}
        priority
        onSettled={() => setFirstShows(true)}
      />
      {!takenOver && <BannerTitle title={first.bannerTitle} kind="main" />}
      {moves && hasSeveral && <SlickBanners banners={banners} onReady={() => setTakenOver(true)} />}
    </Frame>
  );
}
