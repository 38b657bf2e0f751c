import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

/** A small part of a page that failed alone: one line and Retry. Not announced, for nobody waits for it. */
export function InlineError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
      {message}
      <Button size="small" onClick={onRetry} sx={{ ml: 1, px: 1.5 }}>
        Retry
      </Button>
    </Typography>
  );
}
