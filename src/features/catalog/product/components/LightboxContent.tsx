import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import RestartAltRounded from '@mui/icons-material/RestartAltRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useCallback, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { IconButton } from '@/shared/ui/Button';
import { useLightboxGestures } from '../useLightboxGestures';
import { maxRatio, unzoomed, zoomBy, zoomStep } from '../zoomView';

const Stage = styled('div')({ position: 'absolute', inset: 0, touchAction: 'none' });

const Bar = styled('div')(({ theme }) => ({
  position: 'absolute',
  bottom: 'calc(16px + env(safe-area-inset-bottom))',
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  padding: 4,
  borderRadius: 999,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

interface LightboxContentProps {
  buttonUnzoom: ReactElement<HTMLButtonElement>;
  img: ReactElement | null;
  modalState: 'LOADED' | 'LOADING' | 'UNLOADED' | 'UNLOADING';
  onUnzoom: (event: Event) => void;
}

export function LightboxContent({ buttonUnzoom, img, modalState, onUnzoom }: LightboxContentProps) {
  const [view, setView] = useState(unzoomed);
  const stage = useRef<HTMLDivElement>(null);
  const open = modalState === 'LOADED' || modalState === 'LOADING';
  if (!open && view !== unzoomed) setView(unzoomed);

  const zoom = useCallback((factor: number) => setView((before) => zoomBy(before, factor)), []);
  useLightboxGestures(stage, open, setView, onUnzoom);

  const moved = view.scale > 1;
  return (
    <>
      <Stage
        ref={stage}
        sx={{
          transform: `translate(${String(view.x)}px, ${String(view.y)}px) scale(${String(view.scale)})`,
          '& img': { cursor: moved ? 'grab' : 'zoom-out' },
        }}
      >
        {img}
      </Stage>
      {buttonUnzoom}
      <Bar role="group" aria-label="Zoom">
        <IconButton aria-label="Zoom out" aria-disabled={!moved} onClick={() => zoom(1 / zoomStep)}>
          <RemoveRounded />
        </IconButton>
        <Box component="span" aria-live="polite" sx={{ minWidth: 56, textAlign: 'center' }}>
          {Math.round(view.scale * 100)}%
        </Box>
        <IconButton
          aria-label="Zoom in"
          aria-disabled={view.scale >= maxRatio}
          onClick={() => zoom(zoomStep)}
        >
          <AddRounded />
        </IconButton>
        <IconButton
          aria-label="Reset zoom"
          aria-disabled={!moved}
          onClick={() => setView(unzoomed)}
        >
          <RestartAltRounded />
        </IconButton>
      </Bar>
    </>
  );
}
