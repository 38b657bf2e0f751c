import AddRounded from '@mui/icons-material/AddRounded';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import RestartAltRounded from '@mui/icons-material/RestartAltRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';

interface LightboxControlsProps {
  position: { index: number; count: number };
  scale: number;
  canZoomIn: boolean;
  canZoomOut: boolean;
  onChangePicture: (indexChange: number) => void;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onResetZoom: () => void;
}

/** Buttons that change and zoom the picture. */
export const LightboxControls = ({
  position: { index, count },
  scale,
  canZoomIn,
  canZoomOut,
  onChangePicture,
  onZoomIn,
  onZoomOut,
  onResetZoom,
}: LightboxControlsProps) => (
  <Box sx={controlStyles}>
    {count > 1 && (
      <Paper role="group" aria-label="Pictures" variant="outlined" sx={pillStyles}>
        <IconButton
          aria-label="Previous picture"
          aria-disabled={index === 0}
          onClick={() => onChangePicture(-1)}
        >
          <ChevronLeftRounded />
        </IconButton>
        <span aria-live="polite">{`${String(index + 1)} of ${String(count)}`}</span>
        <IconButton
          aria-label="Next picture"
          aria-disabled={index === count - 1}
          onClick={() => onChangePicture(1)}
        >
          <ChevronRightRounded />
        </IconButton>
      </Paper>
    )}
    <Paper role="group" aria-label="Zoom" variant="outlined" sx={pillStyles}>
      <IconButton aria-label="Zoom out" aria-disabled={!canZoomOut} onClick={onZoomOut}>
        <RemoveRounded />
      </IconButton>
      <span aria-live="polite">{`${String(Math.round(scale * 100))}%`}</span>
      <IconButton aria-label="Zoom in" aria-disabled={!canZoomIn} onClick={onZoomIn}>
        <AddRounded />
      </IconButton>
      <IconButton aria-label="Reset zoom" aria-disabled={!canZoomOut} onClick={onResetZoom}>
        <RestartAltRounded />
      </IconButton>
    </Paper>
  </Box>
);

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
