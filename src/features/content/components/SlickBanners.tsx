import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import Slider from 'react-slick';
import 'slick-carousel/slick/slick.css';
import type { Banner } from '@/shared/contract/banner';
import { useMotionPause } from '@/shared/browser/motion';
import { isDataSaverOn } from '@/shared/browser/isDataSaverOn';
import { useOnScreen } from '@/shared/browser/useOnScreen';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { getBannerAlt, mainBannerSize } from '../banners';
import { BannerTitle } from './BannerTitle';

/** Styles for react-slick's own elements, which can only be selected by their classes. */
const fullFrameStyles = {
  position: 'absolute',
  inset: 0,
  '& .slick-slider, & .slick-list, & .slick-track, & .slick-slide, & .slick-slide > div': {
    height: '100%',
  },
  '& .slick-slide > div > div': { height: '100%', verticalAlign: 'top' },
};

interface SlickBannersProps {
  banners: readonly Banner[];
  /** Called once the carousel is visible in place of the still image of the first banner. */
  onReady: () => void;
}

/**
 * Moving carousel with a pause button. It also pauses on hover, on keyboard focus and while it is
 * off screen. It is paused under reduced motion, and starts paused with the browser's data saver
 * on. All slides except the active slide are inert, including react-slick's clones.
 */
export function SlickBanners({ banners, onReady }: SlickBannersProps) {
  const { isMotionReduced, isPaused, setPaused } = useMotionPause(isDataSaverOn());
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);
  const slider = useRef<Slider>(null);
  const { ref, isOnScreen } = useOnScreen();
  const isMoving = !isPaused && isOnScreen && !isHovered && !isFocused;
  const nextIndex = (activeIndex + 1) % banners.length;

  useEffect(() => {
    if (isMoving) slider.current?.slickPlay();
    else slider.current?.slickPause();
  }, [isMoving]);

  const createHoverHandler = (isPointerOver: boolean) => (event: PointerEvent) => {
    // A touch must not count as hovering and keep the carousel paused.
    if (event.pointerType === 'mouse') setHovered(isPointerOver);
  };

  return (
    <Box
      ref={ref}
      sx={fullFrameStyles}
      onPointerEnter={createHoverHandler(true)}
      onPointerLeave={createHoverHandler(false)}
    >
      <Slider
        ref={slider}
        arrows={false}
        speed={isMotionReduced ? 0 : 800}
        // Always set, because react-slick stays paused for good once this prop is removed. The
        // effect above pauses and resumes the carousel.
        autoplay
        autoplaySpeed={3500}
        pauseOnHover={false}
        onInit={onReady}
        beforeChange={(_oldIndex, newIndex) => setActiveIndex(newIndex)}
      >
        {banners.map((banner, index) => (
          <Box
            key={banner.bannerImageId}
            inert={index !== activeIndex}
            sx={{ position: 'relative' }}
          >
            <ResponsiveImage
              {...mainBannerSize}
              src={banner.bannerImageURL}
              alt={getBannerAlt(banner, index)}
              // Loads the next image before it slides in.
              loading={
                index === activeIndex || (!isPaused && index === nextIndex) ? 'eager' : 'lazy'
              }
              decoding={index === 0 ? 'sync' : 'async'}
              draggable={false}
            />
            <BannerTitle title={banner.bannerTitle} kind="main" />
          </Box>
        ))}
      </Slider>
      <IconButton
        aria-label={isPaused ? 'Play banners' : 'Pause banners'}
        // These handlers are only on the button. react-slick focuses a pressed slide, which would
        // look like keyboard focus.
        onFocus={(event: FocusEvent) => setFocused(event.target.matches(':focus-visible'))}
        onBlur={() => setFocused(false)}
        onClick={() => setPaused(!isPaused)}
        sx={{
          position: 'absolute',
          right: 12,
          bottom: 12,
          zIndex: 1,
          bgcolor: 'background.paper',
          '&:hover': { bgcolor: 'background.default' },
        }}
      >
        {isPaused ? <PlayArrowRounded /> : <PauseRounded />}
      </IconButton>
    </Box>
  );
}
