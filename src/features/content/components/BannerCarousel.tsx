import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { Banner, BannerPlacement } from '@/shared/contract/banner';
import { useIdle } from '@/shared/timing/useIdle';
import { lazyWithRetry, renderNothing } from '@/shared/ui/lazyWithRetry';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { getBannerAlt, selectBanners, mainBannerSize } from '../banners';
import { useBanners } from '../contentApi';
import { BannerTitle } from './BannerTitle';

// Without it the first banner stands still.
const SlickBanners = lazyWithRetry(
  async () => (await import('./SlickBanners')).SlickBanners,
  renderNothing,
);

/** How long the carousel waits for the first picture, in ms. */
const longestWait = 3000;

const fullHeights = { xs: 190, sm: 320, md: 400, lg: 500, xl: 432 };
/** Between a page's heading and what the page is for. */
const lowBand = { height: { xs: 144, sm: 180, md: 220 }, mb: { xs: 2, md: 3 }, borderRadius: 1 };

/** The heights are fixed for placeholder and images alike, so that nothing moves when they arrive. */
const Frame = ({ isLow, ...props }: BoxProps<'section'> & { isLow: boolean }) => (
  <Box
    component="section"
    {...props}
    sx={{
      position: 'relative',
      overflow: 'hidden',
      bgcolor: 'grey.100',
      ...(isLow ? lowBand : { height: fullHeights }),
    }}
  />
);

interface BannerCarouselProps {
  /** Those of the first placement come first. */
  placements?: readonly BannerPlacement[];
  isLow?: boolean;
}

/**
 * The banners of one or more placements: the first at once and without script of its own, the moving carousel once that has
 * loaded, or does not come.
 */
export function BannerCarousel({ placements = ['main'], isLow = false }: BannerCarouselProps) {
  const { data, isError } = useBanners();
  // Where they cannot be had the list is empty, as specified: nothing says so.
  if (data === undefined && !isError) {
    return <Frame aria-hidden data-testid="banner-skeleton" isLow={isLow} />;
  }
  const banners = placements.flatMap((placement) => selectBanners(placement, data ?? []));
  return <Banners banners={banners} isLow={isLow} />;
}

function Banners({ banners, isLow }: { banners: readonly Banner[]; isLow: boolean }) {
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
    <Frame aria-roledescription="carousel" aria-label="Banners" isLow={isLow}>
      <ResponsiveImage
        {...mainBannerSize}
        src={first.bannerImageURL}
        alt={takenOver ? '' : getBannerAlt(first, 0)}
        priority
        onSettled={() => setFirstShows(true)}
      />
      {!takenOver && <BannerTitle title={first.bannerTitle} kind="main" />}
      {moves && hasSeveral && <SlickBanners banners={banners} onReady={() => setTakenOver(true)} />}
    </Frame>
  );
}
