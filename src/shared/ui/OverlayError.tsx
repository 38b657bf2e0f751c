import { styled } from '@mui/material/styles';
import { Button } from './Button';
import { OfflineNote } from './InlineError';

const OverlayBox = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 16,
  bottom: 'calc(16px + var(--bottom-bar))',
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > :last-child': { marginInlineStart: 'auto' },
  maxWidth: 480,
  margin: '0 auto',
  padding: 8,
  paddingInlineStart: 16,
  border: '1px solid',
  borderColor: theme.vars.palette.divider,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** In place of what opens over the page (a menu, a dialog) and could not be loaded. */
export function OverlayError({
  name,
  onRetry,
  onClose,
}: {
  /** As it stands in 'The menu could not be loaded.' */
  name: string;
  onRetry: () => void;
  onClose: () => void;
}) {
  return (
    <OverlayBox role="alert">
      The {name} could not be loaded.
      <OfflineNote />
      <span>
        <Button onClick={onRetry}>Retry</Button>
        <Button onClick={onClose}>Close</Button>
      </span>
    </OverlayBox>
  );
}
