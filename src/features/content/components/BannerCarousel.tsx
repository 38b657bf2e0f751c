import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { messageOf } from '@/shared/api/apiError';
import { onReconnect } from '@/shared/api/visit';
import type { Banner } from '@/shared/contract/banner';
import { useIdle } from '@/shared/timing/useIdle';
import { ErrorState } from '@/shared/ui/ErrorState';
import { lazyPart } from '@/shared/ui/lazyPart';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { bannerAlt, bannersByPlacement } from '../bannersByPlacement';
import { useGetBannersQuery } from '../bannersApi';
import { bannerSize } from '../bannerSize';
import { BannerFrame } from './bannerFrame';

// Without it the first banner stands still.
const SlickBanners = lazyPart(
  async () => (await import(/* webpackChunkName: "carousel" */ './SlickBanners')).SlickBanners,
  { loading: () => null, failed: () => null },
);

const StillBanner = styled('div')({ position: 'absolute', inset: 0 });

/** The main banners: the first at once and without script of its own, the moving carousel once it has loaded. */
export function BannerCarousel() {
  const { data, error, refetch } = useGetBannersQuery(undefined, onReconnect);
  const main = useMemo(() => data && bannersByPlacement(data).main, [data]);

  if (main) return main.length > 0 && <Banners banners={main} />;
  if (!error) return <BannerFrame aria-hidden data-testid="banner-skeleton" />;
  return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
}

function Banners({ banners }: { banners: readonly Banner[] }) {
  const [firstShows, setFirstShows] = useState(false);
  const [takenOver, setTakenOver] = useState(false);
  const moves = useIdle(firstShows && banners.length > 1);
  const first = banners[0];

  return (
    <BannerFrame aria-roledescription="carousel" aria-label="Banners">
      {first && (
        <StillBanner>
          <ResponsiveImage
            {...bannerSize}
            src={first.bannerImageURL}
            alt={takenOver ? '' : bannerAlt(first, 0)}
            priority
            onSettled={() => {
              setFirstShows(true);
            }}
          />
        </StillBanner>
      )}
      {moves && banners.length > 1 && (
        <SlickBanners
          banners={banners}
          onReady={() => {
            setTakenOver(true);
          }}
        />
      )}
    </BannerFrame>
  );
}
