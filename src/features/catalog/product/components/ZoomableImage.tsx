import ZoomInRounded from '@mui/icons-material/ZoomInRounded';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Controlled } from 'react-medium-image-zoom';
import 'react-medium-image-zoom/dist/styles.css';
import { imageUrl } from '@/shared/images/imageUrl';
import { useOverlay } from '@/shared/navigation/useOverlay';
import { LightboxContent } from './LightboxContent';

/** The library shows its button only when it has the focus. */
const Frame = styled('div')(({ theme }) => ({
  '&, & > [data-rmiz], & [data-rmiz-content]': { height: '100%' },
  '&& [data-rmiz-ghost] [data-rmiz-btn-zoom]': {
    inset: 'auto 12px 12px auto',
    width: 44,
    height: 44,
    padding: 10,
    clip: 'auto',
    clipPath: 'none',
    pointerEvents: 'auto',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
}));

interface ZoomableImageProps {
  src: string;
  children: ReactNode;
}

export function ZoomableImage({ src, children }: ZoomableImageProps) {
  const [zoomed, setZoomed] = useState(false);
  useOverlay(zoomed, () => setZoomed(false));
  return (
    <Frame data-testid="zoomable">
      <Controlled
        isZoomed={zoomed}
        onZoomChange={setZoomed}
        a11yNameButtonZoom="Zoom image"
        IconZoom={ZoomInRounded}
        canSwipeToUnzoom={false}
        ZoomContent={LightboxContent}
        zoomImg={{ src: imageUrl(src), srcSet: undefined }}
        zoomMargin={16}
      >
        {children}
      </Controlled>
    </Frame>
  );
}
