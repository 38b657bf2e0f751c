import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import type { TouchEvent } from 'react';
import { useIdle } from '@/shared/timing/useIdle';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';

const ZoomableImage = lazyWithRetry(async () => (await import('./ZoomableImage')).ZoomableImage, {
  renderLoading: ({ children }) => children,
  renderLoadFailure: (_retry, { children }) => children,
  renderError: ({ children }) => children,
});

export const mainImageProps = {
  width: 800,
  height: 800,
  maxWidth: 1280,
  sizes: '(max-width: 37.5em) 100vw, (max-width: 1279.95px) 50vw, 600px',
};
const thumbnailImageProps = { width: 160, height: 160, maxWidth: 320, sizes: '72px' };

const minSwipePixels = 40;

interface GalleryProps {
  images: readonly string[];
  name: string;
  /**
   * Index of the picture for the last chosen option. That picture shows until the shopper picks
   * another picture. `undefined` if no picture belongs to the chosen options.
   */
  selectedIndex: number | undefined;
}

export function Gallery({ images, name, selectedIndex }: GalleryProps) {
  const [index, setIndex] = useState(selectedIndex ?? 0);
  const [lastSelectedIndex, setLastSelectedIndex] = useState(selectedIndex);
  // Renders may pass equal lists as new arrays, so the addresses are compared.
  const listKey = images.join('\n');
  const [shownListKey, setShownListKey] = useState(listKey);
  if (listKey !== shownListKey) {
    setShownListKey(listKey);
    setLastSelectedIndex(selectedIndex);
    setIndex(0);
  } else if (selectedIndex !== lastSelectedIndex) {
    setLastSelectedIndex(selectedIndex);
    if (selectedIndex !== undefined) setIndex(selectedIndex);
  }
  const [isFirstImageSettled, setIsFirstImageSettled] = useState(false);
  const isZoomable = useIdle(isFirstImageSettled);
  const touchStartX = useRef<number>(undefined);
  const src = images[index];

  const swipe = (event: TouchEvent) => {
    const startX = touchStartX.current;
    const endX = event.changedTouches[0]?.clientX;
    if (startX === undefined || endX === undefined || Math.abs(endX - startX) < minSwipePixels)
      return;
    const nextIndex = index + (endX < startX ? 1 : -1);
    if (images[nextIndex]) setIndex(nextIndex);
  };

  const image = (
    <ResponsiveImage
      {...mainImageProps}
      src={src}
      alt={images.length > 1 ? `${name}, image ${index + 1}` : name}
      priority
      // `ZoomableImage` mounts the image again, which must not flicker.
      decoding={isZoomable ? 'sync' : 'async'}
      onLoadEnd={() => setIsFirstImageSettled(true)}
    />
  );

  return (
    <>
      <Card
        onTouchStart={(event) => {
          touchStartX.current = event.touches.length === 1 ? event.touches[0]?.clientX : undefined;
        }}
        onTouchEnd={swipe}
        sx={{
          position: 'relative',
          aspectRatio: { xs: '4 / 3', sm: '1' },
          touchAction: 'pan-y pinch-zoom',
        }}
      >
        {isZoomable && src ? (
          <ZoomableImage src={src} index={index} count={images.length} onChange={setIndex}>
            {image}
          </ZoomableImage>
        ) : (
          image
        )}
      </Card>
      {images.length > 1 && (
        <List
          disablePadding
          sx={{
            display: 'flex',
            gap: 1,
            m: '8px -5px 0',
            // Leaves space for the focus ring.
            p: '5px',
            overflowX: 'auto',
            '@media print': { display: 'none' },
          }}
        >
          {images.map((thumbnail, thumbnailIndex) => (
            <ListItem key={thumbnail} disablePadding sx={{ width: 'auto' }}>
              <Thumbnail
                isCurrent={thumbnailIndex === index}
                aria-label={`Show image ${thumbnailIndex + 1}`}
                aria-current={thumbnailIndex === index}
                onClick={() => setIndex(thumbnailIndex)}
              >
                <ResponsiveImage {...thumbnailImageProps} src={thumbnail} alt="" />
              </Thumbnail>
            </ListItem>
          ))}
        </List>
      )}
    </>
  );
}

const Thumbnail = styled(ButtonBase, { shouldForwardProp: (prop) => prop !== 'isCurrent' })<{
  isCurrent: boolean;
}>(({ theme: { vars }, isCurrent }) => ({
  width: 72,
  height: 72,
  overflow: 'hidden',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.smallRadius,
  ...(isCurrent && {
    borderColor: vars.palette.primary.main,
    boxShadow: `0 0 0 1px ${vars.palette.primary.main}`,
    '@media (forced-colors: active)': { borderWidth: 4, borderColor: 'Highlight' },
  }),
}));
