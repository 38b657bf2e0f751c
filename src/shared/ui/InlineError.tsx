import { useNetwork } from '@mantine/hooks';
import Box from '@mui/material/Box';
import { Button } from './Button';

/** Beside what failed: why, while the browser has no connection. */
export function OfflineNote() {
  return useNetwork().online ? null : <span> You are offline.</span>;
}

/** A small part of a page that failed alone: one line and Retry. Not announced, for nobody waits for it. */
export function InlineError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        fontSize: '0.875rem',
        color: 'text.secondary',
      }}
    >
      {message}
      <OfflineNote />
      <Button onClick={onRetry} style={{ marginInline: -8 }}>
        Retry
      </Button>
    </Box>
  );
}
