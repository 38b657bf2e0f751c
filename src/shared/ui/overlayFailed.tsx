import { styled } from '@mui/material/styles';
import { Button } from './Button';
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

/**
 * What `lazyPart` shows in place of what opens over the page and could not be loaded.
 * @param name as it stands in 'The menu could not be loaded.'
 */
export const overlayFailed =
  (name: string) =>
  (retry: () => void, { open = true, onClose }: Overlay) =>
    open && (
      <OverlayBox role="alert">
        <InlineError message={`The ${name} could not be loaded.`} onRetry={retry} />
        <Button onClick={onClose}>Close</Button>
      </OverlayBox>
    );
