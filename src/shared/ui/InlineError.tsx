import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useOnlineStatus } from '../browser/useOnlineStatus';

export const ErrorLine = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1.5,
      color: 'text.secondary',
      fontSize: '0.875rem',
    }}
  >
    {children}
  </Box>
);

/**
 * Adds the note that the browser is offline to an error text. Renders nothing while it is online.
 */
export function OfflineNote() {
  return useOnlineStatus() ? null : <span> You are offline.</span>;
}

interface InlineErrorProps {
  message: string;
  onRetry: () => void;
  retryLabel?: string;
}

/**
 * Shows that a small part of a page failed, with a Retry button. Screen readers do not announce the
 * error, because nobody waits for this part.
 */
export function InlineError({ message, onRetry, retryLabel = 'Retry' }: InlineErrorProps) {
  return (
    <ErrorLine>
      <span>{message}</span>
      <OfflineNote />
      <Button onClick={onRetry} sx={{ mx: -1 }}>
        <span>{retryLabel}</span>
      </Button>
    </ErrorLine>
  );
}
