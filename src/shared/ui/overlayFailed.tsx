import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { InlineFault } from './Fault';
import { InlineError } from './InlineError';

const OverlayBox = styled('div')(({ theme: { vars, zIndex } }) => ({
  position: 'fixed',
  insetInline: 16,
  bottom: 'calc(16px + var(--bottom-bar))',
  zIndex: zIndex.snackbar,
  display: 'flex',
  justifyContent: 'space-between',
  maxWidth: 480,
  margin: '0 auto',
  padding: '8px 8px 8px 16px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  backgroundColor: vars.palette.background.paper,
}));

interface Overlay {
  open?: boolean;
  onClose: () => void;
}

const overlayError = (message: ReactNode, { open = true, onClose }: Overlay) =>
  open && (
    <OverlayBox role="alert">
      {message}
      <Button onClick={onClose}>Close</Button>
    </OverlayBox>
  );

/**
 * What `lazyPart` shows in place of what opens over the page and could not be loaded, or has failed.
 * @param name as it stands in 'The menu could not be loaded.'
 */
export const overlayFailed = (name: string) => ({
  failed: (retry: () => void, overlay: Overlay) =>
    overlayError(
      <InlineError message={`The ${name} could not be loaded.`} onRetry={retry} />,
      overlay,
    ),
  faulty: (overlay: Overlay) => overlayError(<InlineFault />, overlay),
});
