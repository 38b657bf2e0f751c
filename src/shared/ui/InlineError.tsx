import { useNetwork } from '@mantine/hooks';
import { styled } from '@mui/material/styles';
import { Button } from './Button';

export const ErrorLine = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  fontSize: '0.875rem',
  color: vars.palette.text.secondary,
}));

/** Beside what failed: why, while the browser has no connection. */
export function OfflineNote() {
  return useNetwork().online ? null : <span> You are offline.</span>;
}

/** A small part of a page that failed alone: one line and Retry. Not announced, for nobody waits for it. */
export function InlineError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <ErrorLine>
      <span>{message}</span>
      <OfflineNote />
      <Button onClick={onRetry} style={{ marginInline: -8 }}>
        Retry
      </Button>
    </ErrorLine>
  );
}
