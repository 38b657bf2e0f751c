import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Controlled, type ControlledProps } from 'react-medium-image-zoom';
import 'react-medium-image-zoom/dist/styles.css';
import { importWithRetry } from '@/shared/browser/importWithRetry';
import { toImageUrl } from '@/shared/images/imageUrl';
import { useOverlay } from '@/shared/navigation/overlayHistory';
import { GalleryContext } from './galleryPosition';
import type { GalleryPosition } from './galleryPosition';

/** Styles elements of react-medium-image-zoom, which can only be selected by their attributes. */
const frameStyles: SxProps<Theme> = {
  '&, & > [data-rmiz], & [data-rmiz-content]': { height: '100%' },
  // By default, the library shows this button only while it has the focus.
  '&& [data-rmiz-ghost] [data-rmiz-btn-zoom]': {
    width: 44,
    height: 44,
    inset: 'auto 10px 10px auto',
    clip: 'auto',
    clipPath: 'none',
    pointerEvents: 'auto',
    bgcolor: 'background.paper',
    color: 'text.primary',
  },
};

interface ZoomableImageProps extends GalleryPosition {
  src: string;
  children: ReactNode;
}

/**
 * A picture that a press shows on the full screen. The lightbox loads at the first press. If it does
 * not load, the picture opens without its controls.
 */
export function ZoomableImage({ src, children, index, count, onChange }: ZoomableImageProps) {
  const [isZoomed, setIsZoomed] = useState(false);
  const [lightbox, setLightbox] = useState<ControlledProps['ZoomContent']>();
  const galleryPosition = useMemo(() => ({ index, count, onChange }), [index, count, onChange]);
  useOverlay(isZoomed, () => setIsZoomed(false));

  const zoom = async () => {
    const lightboxModule = await importWithRetry(() => import('./Lightbox')).catch(() => undefined);
    setLightbox(() => lightboxModule?.Lightbox);
    setIsZoomed(true);
  };
  return (
    <GalleryContext value={galleryPosition}>
      <Box data-testid="zoomable" sx={frameStyles}>
        <Controlled
          isZoomed={isZoomed}
          onZoomChange={(shouldZoom) => {
            if (shouldZoom) void zoom();
            else setIsZoomed(false);
          }}
          a11yNameButtonZoom="Zoom image"
          a11yNameButtonUnzoom="Close zoom"
          canSwipeToUnzoom={false}
          {...(lightbox && { ZoomContent: lightbox })}
          zoomMargin={16}
          zoomImg={{ src: toImageUrl(src), srcSet: undefined }}
        >
          {children}
        </Controlled>
      </Box>
    </GalleryContext>
  );
}
