import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import RestartAltRounded from '@mui/icons-material/RestartAltRounded';
import Box from '@mui/material/Box';
import { IconButton } from '@/shared/ui/Button';
import Paper from '@mui/material/Paper';
import clamp from '@mui/utils/clamp';
import { useDrag, useEventListener } from '@mantine/hooks';
import { useCallback, useReducer, useRef } from 'react';
import type { ComponentProps, TouchEvent } from 'react';
import type { Controlled } from 'react-medium-image-zoom';
import { maxScale, moveView, wholePicture, zoomRatio } from '../zoomView';
import type { ZoomStep } from '../zoomView';

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
const notPassive = { passive: false };

type ZoomContent = NonNullable<ComponentProps<typeof Controlled>['ZoomContent']>;

/** The picture alone: buttons, keys, wheel and pinching zoom it, keys and dragging move it, a click on the whole closes it. */
export function LightboxContent({ img, modalState, onUnzoom }: Parameters<ZoomContent>[0]) {
  const [view, move] = useReducer(moveView, wholePicture);
  const isWhole = view === wholePicture;
  if (modalState === 'UNLOADED' && !isWhole) move(whole);

  const { ref: dragged } = useDrag(({ delta: [dx, dy] }) =>
    move({ dx: dx / window.innerWidth, dy: dy / window.innerHeight }),
  );
  const spread = useRef(0);
  const pinch = ({ touches: { 0: a, 1: b } }: TouchEvent) => {
    const now = a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    if (now > 0 && spread.current > 0) move({ factor: now / spread.current });
    spread.current = now;
  };
  const onWheel = useCallback((event: WheelEvent) => {
    // The library would close, and a pinch on a touch pad zoom the page.
    event.stopPropagation();
    event.preventDefault();
    move({ factor: zoomRatio ** clamp(-event.deltaY / 100, -1, 1) });
  }, []);
  const wheel = useEventListener('wheel', onWheel, notPassive);

  return (
    <Box
      ref={wheel}
      onKeyDown={(event) => {
        const step = keys[event.key];
        if (!step || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        move(step);
      }}
    >
      <Box
        ref={dragged}
        // The focus stays on a button, where the keys are heard, and the browser drags no picture away.
        onMouseDown={(event) => event.preventDefault()}
        onTouchStart={pinch}
        onTouchMove={pinch}
        onTouchEnd={pinch}
        onClick={(event) => {
          event.stopPropagation();
          if (isWhole) onUnzoom(event.nativeEvent);
        }}
        style={{ translate: `${view.x * 100}% ${view.y * 100}%`, scale: view.scale }}
        sx={{
          position: 'absolute',
          inset: 0,
          touchAction: 'none',
          '& img': { cursor: isWhole ? 'zoom-out' : 'grab' },
        }}
      >
        {img}
      </Box>
      <IconButton
        aria-label="Close zoom"
        onClick={(event) => onUnzoom(event.nativeEvent)}
        sx={{ position: 'absolute', top: 20, right: 20, bgcolor: 'background.paper' }}
      >
        <CloseRounded />
      </IconButton>
      <Paper
        role="group"
        aria-label="Zoom"
        variant="outlined"
        sx={{
          position: 'absolute',
          bottom: 'calc(16px + env(safe-area-inset-bottom))',
          left: '50%',
          translate: '-50%',
          display: 'flex',
          alignItems: 'center',
          p: 0.5,
          borderRadius: 999,
        }}
      >
        <IconButton aria-label="Zoom out" aria-disabled={isWhole} onClick={() => move(further)}>
          <RemoveRounded />
        </IconButton>
        <Box component="span" aria-live="polite" sx={{ minWidth: 56, textAlign: 'center' }}>
          {Math.round(view.scale * 100)}%
        </Box>
        <IconButton
          aria-label="Zoom in"
          aria-disabled={view.scale === maxScale}
          onClick={() => move(closer)}
        >
          <AddRounded />
        </IconButton>
        <IconButton aria-label="Reset zoom" aria-disabled={isWhole} onClick={() => move(whole)}>
          <RestartAltRounded />
        </IconButton>
      </Paper>
    </Box>
  );
}
