import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import { EmptyState } from './EmptyState';
import { ErrorLine } from './InlineError';

/**
 * Text for an error in our own code. The connection is not the cause, and a retry would fail as
 * well.
 */
export const unexpectedErrorText = 'Something went wrong on our side. Please reload the page.';

const reload = () => window.location.reload();

/** Replaces a page that failed while rendering. */
export const UnexpectedErrorState = () => (
  <EmptyState
    Icon={ErrorOutlineRounded}
    text={unexpectedErrorText}
    role="alert"
    action={
      <Button variant="outlined" onClick={reload}>
        Reload
      </Button>
    }
  />
);

/** Replaces a part of a page that failed while rendering. */
export const InlineUnexpectedError = () => (
  <ErrorLine>
    <span>{unexpectedErrorText}</span>
    <Button onClick={reload} sx={{ mx: -1 }}>
      Reload
    </Button>
  </ErrorLine>
);
