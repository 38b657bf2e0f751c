import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import { EmptyState } from './EmptyState';
import { OfflineNote } from './InlineError';

export function ErrorState({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <EmptyState
      Icon={ErrorOutlineRounded}
      text={
        <>
          <span>{message}</span>
          <br />
          <OfflineNote />
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
