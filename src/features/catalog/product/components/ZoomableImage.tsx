import { useDrag, useEventListener } from '@mantine/hooks';
import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import RestartAltRounded from '@mui/icons-material/RestartAltRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import clamp from '@mui/utils/clamp';
import { useReducer, useRef, useState, type ReactNode, type TouchEvent } from 'react';
import { Controlled, type ControlledProps } from 'react-medium-image-zoom';
import 'react-medium-image-zoom/dist/styles.css';
import { imageUrl } from '@/shared/images/imageUrl';
import { useOverlay } from '@/shared/navigation/overlayHistory';

const buttonSize = { width: 44, height: 44 };
/** The elements of react-medium-image-zoom, which only its attributes reach. */
const frame: SxProps<Theme> = {
  '&, & > [data-rmiz], & [data-rmiz-content]': { height: '100%' },
  // The library shows it only when it has the focus.
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

export function ZoomableImage({ src, children }: { src: string; children: ReactNode }) {
  const [zoomed, setZoomed] = useState(false);
  useOverlay(zoomed, () => setZoomed(false));
  return (
    <Box data-testid="zoomable" sx={frame}>
      <Controlled
        isZoomed={zoomed}
        onZoomChange={setZoomed}
        a11yNameButtonZoom="Zoom image"
        a11yNameButtonUnzoom="Close zoom"
        canSwipeToUnzoom={false}
        ZoomContent={Lightbox}
        zoomMargin={16}
        zoomImg={{ src: imageUrl(src), srcSet: undefined }}
      >
        {children}
      </Controlled>
    </Box>
  );
}

export const maxScale = 3;
export const zoomRatio = 1.2;
/** `x` and `y` are how far it was moved, in widths and heights of the screen at scale 1. */
export const wholePicture = { scale: 1, x: 0, y: 0 };
type ZoomStep = Partial<Record<'factor' | 'dx' | 'dy', number>>;

/** Zooms between the whole picture and `maxScale`, and moves no further than to its edges. */
export function moveView(view: typeof wholePicture, { factor = 1, dx = 0, dy = 0 }: ZoomStep) {
  const scale = clamp(view.scale * factor, 1, maxScale);
  const furthest = (1 - 1 / scale) / 2;
  const place = (at: number, by: number) => clamp(at + by / scale, -furthest, furthest);
  return { scale, x: place(view.x, dx), y: place(view.y, dy) };
}

const [closer, further, whole] = [{ factor: zoomRatio }, { factor: 1 / zoomRatio }, { factor: 0 }];
const keys: Record<string, ZoomStep> = {
  '+': closer,
  '=': closer,
  '-': further,
  '0': whole,
  ArrowLeft: { dx: 0.1 },
  ArrowRight: { dx: -0.1 },
  ArrowUp: { dy: 0.1 },
  ArrowDown: { dy: -0.1 },
};

/**
 * The picture alone: buttons, keys, wheel and pinching zoom it, keys and dragging move it, and a tap moves what it meets to the
 * middle. One on the whole closes it.
 */
const Lightbox: NonNullable<ControlledProps['ZoomContent']> = (props) => {
  const [{ scale, x, y }, move] = useReducer(moveView, wholePicture);
  // As many steps down as up end a little beside 1.
  const isWhole = scale < 1.01;
  const isLargest = scale === maxScale;
  if (props.modalState === 'UNLOADED' && scale > 1) move(whole);

  const { innerWidth: width, innerHeight: height } = window;
  const { ref: dragged } = useDrag(
    ({ tap, xy: [left, top], delta: [dx, dy] }) =>
      move(
        tap
          ? { dx: 0.5 - left / width, dy: 0.5 - top / height }
          : { dx: dx / width, dy: dy / height },
      ),
    { filterTaps: true },
  );
  const spread = useRef(0);
  const pinch = ({ touches: { 0: a, 1: b } }: TouchEvent) => {
    const now = a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    if (now > 0 && spread.current > 0) move({ factor: now / spread.current });
    spread.current = now;
  };
  const onWheel = (event: WheelEvent) => {
    // The library would close, and a pinch on a touch pad zoom the page.
    event.stopPropagation();
    event.preventDefault();
    move({ factor: zoomRatio ** clamp(-event.deltaY / 100, -1, 1) });
  };
  const wheel = useEventListener('wheel', onWheel, { passive: false });

  return (
    <Box
      ref={wheel}
      sx={{
        '& [data-rmiz-btn-unzoom]': buttonSize,
        '& [data-rmiz-modal-img]': { cursor: isWhole ? 'zoom-out' : 'grab' },
      }}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (keys[key] && !ctrlKey && !metaKey) move(keys[key]);
      }}
    >
      <Box
        ref={dragged}
        role="presentation"
        sx={{ position: 'absolute', inset: 0, touchAction: 'none' }}
        // The focus stays on a button, where the keys are heard, and the browser drags no picture away.
        onMouseDown={(event) => event.preventDefault()}
        onTouchStart={pinch}
        onTouchMove={pinch}
        onTouchEnd={pinch}
        onClick={(event) => {
          event.stopPropagation();
          if (isWhole) props.onUnzoom(event.nativeEvent);
        }}
        style={{ transform: `scale(${scale}) translate(${x * 100}%, ${y * 100}%)` }}
      >
        {props.img}
      </Box>
      {props.buttonUnzoom}
      {props.modalState !== 'UNLOADED' && (
        <Paper
          role="group"
          aria-label="Zoom"
          variant="outlined"
          sx={({ vars }) => ({
            position: 'absolute',
            inset: 'auto auto calc(16px + env(safe-area-inset-bottom)) 50%',
            translate: '-50%',
            display: 'flex',
            alignItems: 'center',
            borderRadius: vars.shape.pillRadius,
            whiteSpace: 'nowrap',
          })}
        >
          <IconButton aria-label="Zoom out" aria-disabled={isWhole} onClick={() => move(further)}>
            <RemoveRounded />
          </IconButton>
          <span aria-live="polite">{`${String(Math.round(scale * 100))}%`}</span>
          <IconButton aria-label="Zoom in" aria-disabled={isLargest} onClick={() => move(closer)}>
            <AddRounded />
          </IconButton>
          <IconButton aria-label="Reset zoom" aria-disabled={isWhole} onClick={() => move(whole)}>
            <RestartAltRounded />
          </IconButton>
        </Paper>
      )}
    </Box>
  );
};
