import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import { Button } from './Button';
import { Message } from './Message';
import { OfflineNote } from './OfflineNote';

export function ErrorState({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <Message
      icon={<ErrorOutlineRounded aria-hidden />}
      text={
        <>
          {message}
          <Box component="span" sx={{ display: 'block' }}>
            <OfflineNote />
          </Box>
        </>
      }
      role="alert"
      action={
        onRetry && (
          <Button variant="outlined" onClick={onRetry}>
            Retry
          </Button>
        )
      }
    />
  );
}
