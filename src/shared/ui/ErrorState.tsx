import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import { EmptyState } from './EmptyState';
import { OfflineNote } from './InlineError';

interface ErrorStateProps {
  message: string;
  onRetry?: () => void;
  retryLabel?: string;
}

export function ErrorState({ message, onRetry, retryLabel = 'Retry' }: ErrorStateProps) {
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
            <span>{retryLabel}</span>
          </Button>
        )
      }
    />
  );
}
