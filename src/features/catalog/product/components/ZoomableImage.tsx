import CloseRounded from '@mui/icons-material/CloseRounded';
import ZoomInRounded from '@mui/icons-material/ZoomInRounded';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Controlled } from 'react-medium-image-zoom';
import 'react-medium-image-zoom/dist/styles.css';
import { imageUrl } from '@/shared/images/imageUrl';
import { OverlayEntry } from '@/shared/ui/OverlayEntry';
import { LightboxContent } from './LightboxContent';

/** The library's buttons in the shop's clothes: ours to see, at least 44 px. */
const lightbox = (theme: Theme) => {
  const { palette } = theme.vars;
  const button = {
    width: 44,
    height: 44,
    padding: 10,
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    boxShadow: 'none',
  };
  return {
    '[data-rmiz-modal] [data-rmiz-btn-unzoom]': button,
    '[data-rmiz-ghost] [data-rmiz-btn-zoom]:is(*, :not(:focus):not(:active))': {
      ...button,
      inset: 'auto 12px 12px auto',
      clip: 'auto',
      clipPath: 'none',
      overflow: 'visible',
      pointerEvents: 'auto',
    },
    '[data-rmiz-modal-overlay="visible"]': { backgroundColor: palette.background.default },
    '[data-rmiz-btn-zoom] svg, [data-rmiz-btn-unzoom] svg': { width: 22, height: 22 },
  } as const;
};

const Frame = styled('div')({
  height: '100%',
  '& > [data-rmiz], & [data-rmiz-content]': { height: '100%' },
});

interface ZoomableImageProps {
  src: string;
  children: ReactNode;
}

/** Opens the image in a lightbox. Closing gives the focus back to the button that opened it. */
export function ZoomableImage({ src, children }: ZoomableImageProps) {
  const [zoomed, setZoomed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Frame ref={frame} data-testid="zoomable">
      <GlobalStyles styles={lightbox} />
      {zoomed && <OverlayEntry onClose={() => setZoomed(false)} />}
      <Controlled
        isZoomed={zoomed}
        onZoomChange={(zoom) => {
          // A click on the image focuses nothing; the dialog returns the focus to where it was.
          if (zoom) {
            const opener = frame.current?.querySelector<HTMLElement>('[data-rmiz-btn-zoom]');
            opener?.focus({ preventScroll: true });
          }
          setZoomed(zoom);
        }}
        a11yNameButtonZoom="Zoom image"
        a11yNameButtonUnzoom="Close zoom"
        IconZoom={ZoomInRounded}
        IconUnzoom={CloseRounded}
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
