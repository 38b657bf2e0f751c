import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { InlineUnexpectedError } from './UnexpectedError';
import { MissingScript } from './MissingScript';

interface Overlay {
  open?: boolean;
  onClose: () => void;
}

const renderOverlayMessage = (message: ReactNode, { open = true, onClose }: Overlay) =>
  open && (
    <Paper
      role="alert"
      variant="outlined"
      sx={{
        position: 'fixed',
        insetInline: 16,
        bottom: 'calc(16px + var(--bottom-bar))',
        zIndex: 'snackbar',
        display: 'flex',
        justifyContent: 'space-between',
        maxWidth: 480,
        mx: 'auto',
        p: '8px 8px 8px 16px',
      }}
    >
      {message}
      <Button onClick={onClose}>Close</Button>
    </Paper>
  );

/**
 * Returns the options of `lazyWithRetry` for an overlay that failed to load or render.
 * @param name name of the overlay in the text, as in 'The menu could not be loaded.'
 */
export const getOverlayErrorOptions = (name: string) => ({
  renderLoadFailure: (retry: () => void, overlay: Overlay) =>
    renderOverlayMessage(
      <MissingScript message={`The ${name} could not be loaded.`} onRetry={retry} />,
      overlay,
    ),
  renderError: (overlay: Overlay) => renderOverlayMessage(<InlineUnexpectedError />, overlay),
});
