import { useDrag, useEventListener } from '@mantine/hooks';
import AddRounded from '@mui/icons-material/AddRounded';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import RestartAltRounded from '@mui/icons-material/RestartAltRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import clamp from '@mui/utils/clamp';
import { createContext, use, useMemo, useReducer, useRef, useState } from 'react';
import type { ReactNode, TouchEvent } from 'react';
import { Controlled, type ControlledProps } from 'react-medium-image-zoom';
import 'react-medium-image-zoom/dist/styles.css';
import { isComposing } from '@/shared/browser/isComposing';
import { toImageUrl } from '@/shared/images/imageUrl';
import { useOverlay } from '@/shared/navigation/overlayHistory';

const buttonSize = { width: 44, height: 44 };
/** Styles elements of react-medium-image-zoom, which can only be selected by their attributes. */
const frameStyles: SxProps<Theme> = {
  '&, & > [data-rmiz], & [data-rmiz-content]': { height: '100%' },
  // By default, the library shows this button only while it has the focus.
  '&& [data-rmiz-ghost] [data-rmiz-btn-zoom]': {
    ...buttonSize,
    inset: 'auto 10px 10px auto',
    clip: 'auto',
    clipPath: 'none',
    pointerEvents: 'auto',
    bgcolor: 'background.paper',
    color: 'text.primary',
  },
};

interface GalleryPosition {
  index: number;
  count: number;
  /** Changes the picture in both the lightbox and the gallery. */
  onChange: (index: number) => void;
}

/** A context is needed because the library renders the lightbox and passes only its own props. */
const GalleryContext = createContext<GalleryPosition>({
  index: 0,
  count: 1,
  onChange: () => undefined,
});

interface ZoomableImageProps extends GalleryPosition {
  src: string;
  children: ReactNode;
}

export function ZoomableImage({ src, children, index, count, onChange }: ZoomableImageProps) {
  const [isZoomed, setIsZoomed] = useState(false);
  const galleryPosition = useMemo(() => ({ index, count, onChange }), [index, count, onChange]);
  useOverlay(isZoomed, () => setIsZoomed(false));
  return (
    <GalleryContext value={galleryPosition}>
      <Box data-testid="zoomable" sx={frameStyles}>
        <Controlled
          isZoomed={isZoomed}
          onZoomChange={setIsZoomed}
          a11yNameButtonZoom="Zoom image"
          a11yNameButtonUnzoom="Close zoom"
          canSwipeToUnzoom={false}
          ZoomContent={Lightbox}
          zoomMargin={16}
          zoomImg={{ src: toImageUrl(src), srcSet: undefined }}
        >
          {children}
        </Controlled>
      </Box>
    </GalleryContext>
  );
}

export const maxScale = 3;
export const zoomRatio = 1.2;
/** `x` and `y` translate the picture before it is scaled, in widths and heights of the screen. */
export const initialView = { scale: 1, x: 0, y: 0 };
type ViewStep = Partial<Record<'factor' | 'dx' | 'dy', number>>;

/**
 * Applies one zoom or pan step to the view. The scale stays between 1 and `maxScale`, and panning
 * stops at the edges of the picture.
 */
export function moveView(view: typeof initialView, { factor = 1, dx = 0, dy = 0 }: ViewStep) {
  const scale = clamp(view.scale * factor, 1, maxScale);
  const maxOffset = (1 - 1 / scale) / 2;
  const moveOffset = (offset: number, delta: number) =>
    clamp(offset + delta / scale, -maxOffset, maxOffset);
  return { scale, x: moveOffset(view.x, dx), y: moveOffset(view.y, dy) };
}

const [zoomInStep, zoomOutStep, resetStep] = [
  { factor: zoomRatio },
  { factor: 1 / zoomRatio },
  { factor: 0 },
];
const viewStepsByKey: Record<string, ViewStep> = {
  '+': zoomInStep,
  '=': zoomInStep,
  '-': zoomOutStep,
  '0': resetStep,
  ArrowLeft: { dx: 0.1 },
  ArrowRight: { dx: -0.1 },
  ArrowUp: { dy: 0.1 },
  ArrowDown: { dy: -0.1 },
};

const indexChangesByKey: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

const minSwipePixels = 40;

/**
 * Returns whether a movement is a sideways swipe.
 * @param movement horizontal and vertical distance in px
 */
export const isSidewaysSwipe = ([x, y]: readonly [number, number]): boolean =>
  Math.abs(x) >= minSwipePixels && Math.abs(x) > Math.abs(y);

/**
 * Shows the picture on the full screen. Buttons, keys, wheel and pinching zoom it, and keys and
 * dragging pan it. A tap on a zoomed picture centres that point. While the picture is not zoomed, a
 * tap closes the lightbox, and arrow keys and swipes change the picture. Two buttons also change
 * it.
 */
const Lightbox: NonNullable<ControlledProps['ZoomContent']> = (props) => {
  const [{ scale, x, y }, applyStep] = useReducer(moveView, initialView);
  // After equally many zoom steps in and out, the scale may not be exactly 1.
  const isAtOriginalSize = scale < 1.01;
  const isAtMaxScale = scale === maxScale;
  const { index, count, onChange } = use(GalleryContext);
  const changePicture = (indexChange: number) => {
    if (index + indexChange < 0 || index + indexChange >= count) return;
    applyStep(resetStep);
    onChange(index + indexChange);
  };
  if (props.modalState === 'UNLOADED' && scale > 1) applyStep(resetStep);

  /**
   * Whether the pointer has just swiped. The click at the end of a swipe must not close the
   * lightbox.
   */
  const isSwipe = useRef(false);
  const isPinch = useRef(false);
  const { innerWidth: width, innerHeight: height } = window;
  const { ref: dragRef } = useDrag(
    ({ tap, last, xy: [pointerX, pointerY], delta: [dx, dy], movement }) => {
      if (last && !tap && isAtOriginalSize && !isPinch.current && isSidewaysSwipe(movement)) {
        isSwipe.current = true;
        changePicture(movement[0] < 0 ? 1 : -1);
        return;
      }
      applyStep(
        tap
          ? { dx: 0.5 - pointerX / width, dy: 0.5 - pointerY / height }
          : { dx: dx / width, dy: dy / height },
      );
    },
    { filterTaps: true },
  );
  const pinchDistance = useRef(0);
  const handlePinch = (event: TouchEvent) => {
    // Otherwise, the gallery behind the lightbox would handle the pinch as a swipe.
    event.stopPropagation();
    const { 0: firstTouch, 1: secondTouch } = event.touches;
    if (secondTouch) isPinch.current = true;
    else if (event.type === 'touchstart') isPinch.current = false;
    const distance =
      firstTouch && secondTouch
        ? Math.hypot(
            firstTouch.clientX - secondTouch.clientX,
            firstTouch.clientY - secondTouch.clientY,
          )
        : 0;
    if (distance > 0 && pinchDistance.current > 0)
      applyStep({ factor: distance / pinchDistance.current });
    pinchDistance.current = distance;
  };
  const onWheel = (event: WheelEvent) => {
    // Otherwise, the library would close the lightbox, and a pinch on a touch pad would zoom the
    // page.
    event.stopPropagation();
    event.preventDefault();
    applyStep({ factor: zoomRatio ** clamp(-event.deltaY / 100, -1, 1) });
  };
  const wheelRef = useEventListener('wheel', onWheel, { passive: false });

  return (
    <Box
      ref={wheelRef}
      sx={{
        '& [data-rmiz-btn-unzoom]': buttonSize,
        '& [data-rmiz-modal-img]': { cursor: isAtOriginalSize ? 'zoom-out' : 'grab' },
      }}
      onKeyDown={({ key, ctrlKey, metaKey, nativeEvent }) => {
        if (ctrlKey || metaKey || isComposing(nativeEvent)) return;
        if (isAtOriginalSize && indexChangesByKey[key]) changePicture(indexChangesByKey[key]);
        else if (viewStepsByKey[key]) applyStep(viewStepsByKey[key]);
      }}
    >
      <Box
        ref={dragRef}
        role="presentation"
        sx={{ position: 'absolute', inset: 0, touchAction: 'none' }}
        // Keeps the focus on a button, so that the lightbox receives key presses. Also stops the
        // browser from dragging the image.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={() => (isSwipe.current = false)}
        onTouchStart={handlePinch}
        onTouchMove={handlePinch}
        onTouchEnd={handlePinch}
        onClick={(event) => {
          event.stopPropagation();
          if (isAtOriginalSize && !isSwipe.current) props.onUnzoom(event.nativeEvent);
        }}
        style={{ transform: `scale(${scale}) translate(${x * 100}%, ${y * 100}%)` }}
      >
        {props.img}
      </Box>
      {props.buttonUnzoom}
      {props.modalState !== 'UNLOADED' && (
        <Box sx={controlStyles}>
          {count > 1 && (
            <Paper role="group" aria-label="Pictures" variant="outlined" sx={pillStyles}>
              <IconButton
                aria-label="Previous picture"
                aria-disabled={index === 0}
                onClick={() => changePicture(-1)}
              >
                <ChevronLeftRounded />
              </IconButton>
              <span aria-live="polite">{`${String(index + 1)} of ${String(count)}`}</span>
              <IconButton
                aria-label="Next picture"
                aria-disabled={index === count - 1}
                onClick={() => changePicture(1)}
              >
                <ChevronRightRounded />
              </IconButton>
            </Paper>
          )}
          <Paper role="group" aria-label="Zoom" variant="outlined" sx={pillStyles}>
            <IconButton
              aria-label="Zoom out"
              aria-disabled={isAtOriginalSize}
              onClick={() => applyStep(zoomOutStep)}
            >
              <RemoveRounded />
            </IconButton>
            <span aria-live="polite">{`${String(Math.round(scale * 100))}%`}</span>
            <IconButton
              aria-label="Zoom in"
              aria-disabled={isAtMaxScale}
              onClick={() => applyStep(zoomInStep)}
            >
              <AddRounded />
            </IconButton>
            <IconButton
              aria-label="Reset zoom"
              aria-disabled={isAtOriginalSize}
              onClick={() => applyStep(resetStep)}
            >
              <RestartAltRounded />
            </IconButton>
          </Paper>
        </Box>
      )}
    </Box>
  );
};

/**
 * The two groups of buttons wrap if space is short. The area between them passes clicks through to
 * the picture.
 */
const controlStyles = {
  position: 'absolute',
  insetInline: 0,
  bottom: 'calc(16px + env(safe-area-inset-bottom))',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 1,
  pointerEvents: 'none',
} as const;

const pillStyles: SxProps<Theme> = ({ vars }) => ({
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.shape.pillRadius,
  whiteSpace: 'nowrap',
  pointerEvents: 'auto',
});
