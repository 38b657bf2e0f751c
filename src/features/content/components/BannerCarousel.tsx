import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { Banner, BannerPlacement } from '@/shared/contract/banner';
import { useIdle } from '@/shared/timing/useIdle';
import { lazyWithRetry, renderNothingOptions } from '@/shared/ui/lazyWithRetry';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { getBannerAlt, selectBanners, mainBannerSize } from '../banners';
import { useGetBannersQuery } from '../contentApi';
import { BannerTitle } from './BannerTitle';

// If the module cannot be loaded, the still image of the first banner stays.
const SlickBanners = lazyWithRetry(
  async () => (await import('./SlickBanners')).SlickBanners,
  renderNothingOptions,
);

/** Time in ms for which the carousel waits for the first image. */
const maxImageWaitMs = 3000;

const fullFrameHeights = { xs: 190, sm: 320, md: 400, lg: 500, xl: 432 };
/** Styles of a less tall frame, for banners between the heading and the main content of a page. */
const lowFrameStyles = {
  height: { xs: 144, sm: 180, md: 220 },
  mb: { xs: 2, md: 3 },
  borderRadius: 1,
};

/**
 * Frame of the carousel. The placeholder and the images have the same fixed heights, so that
 * nothing moves when the images arrive.
 */
const Frame = ({ isLow, ...props }: BoxProps<'section'> & { isLow: boolean }) => (
  <Box
    component="section"
    {...props}
    sx={{
      position: 'relative',
      overflow: 'hidden',
      bgcolor: 'grey.100',
      ...(isLow ? lowFrameStyles : { height: fullFrameHeights }),
    }}
  />
);

interface BannerCarouselProps {
  /** Banners of the first placement come first. */
  placements?: readonly BannerPlacement[];
  /** Whether the frame is less tall than on the home page. */
  hasLowFrame?: boolean;
}

/**
 * Shows the banners of one or more placements. The first banner is rendered at once, and stays
 * until the moving carousel has loaded.
 */
export function BannerCarousel({
  placements = ['main'],
  hasLowFrame = false,
}: BannerCarouselProps) {
  const { data, error } = useGetBannersQuery();
  // If the banners cannot be loaded, the page shows neither a carousel nor an error message.
  if (data === undefined && !error) {
    return <Frame aria-hidden data-testid="banner-skeleton" isLow={hasLowFrame} />;
  }
  const banners = placements.flatMap((placement) => selectBanners(placement, data ?? []));
  return <Banners banners={banners} isLow={hasLowFrame} />;
}

function Banners({ banners, isLow }: { banners: readonly Banner[]; isLow: boolean }) {
  const [isFirstImageSettled, setFirstImageSettled] = useState(false);
  const [isCarouselReady, setCarouselReady] = useState(false);
  const hasSeveralBanners = banners.length > 1;
  const isIdle = useIdle(isFirstImageSettled && hasSeveralBanners);
  const [isWaitOver, setWaitOver] = useState(false);
  useEffect(() => {
    if (isFirstImageSettled || !hasSeveralBanners) return undefined;
    const timer = setTimeout(() => setWaitOver(true), maxImageWaitMs);
    return () => clearTimeout(timer);
  }, [isFirstImageSettled, hasSeveralBanners]);
  const canStartCarousel = isIdle || isWaitOver;
  const firstBanner = banners[0];

  if (!firstBanner) return null;
  return (
    <Frame aria-roledescription="carousel" aria-label="Banners" isLow={isLow}>
      <ResponsiveImage
        {...mainBannerSize}
        src={firstBanner.bannerImageURL}
        alt={isCarouselReady ? '' : getBannerAlt(firstBanner, 0)}
        priority
        onLoadEnd={() => setFirstImageSettled(true)}
      />
      {!isCarouselReady && <BannerTitle title={firstBanner.bannerTitle} kind="main" />}
      {canStartCarousel && hasSeveralBanners && (
        <SlickBanners banners={banners} onReady={() => setCarouselReady(true)} />
      )}
    </Frame>
  );
}
