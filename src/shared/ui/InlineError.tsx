import Box from '@mui/material/Box';
import { OfflineNote } from './OfflineNote';
import { PlainButton } from './PlainButton';

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
      <PlainButton onClick={onRetry} sx={{ px: 1, mx: -1 }}>
        Retry
      </PlainButton>
    </Box>
  );
}
