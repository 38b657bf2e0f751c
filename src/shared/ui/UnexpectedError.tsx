import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import { EmptyState } from './EmptyState';
import { ErrorLine } from './InlineError';

/** What is said of a fault in our own code: the connection is not to blame, and another try would fail as well. */
export const faultText = 'Something went wrong on our side. Please reload the page.';

const reload = () => window.location.reload();

/** In place of a page that failed while it was rendered. */
export const UnexpectedErrorState = () => (
  <EmptyState
    Icon={ErrorOutlineRounded}
    text={faultText}
    role="alert"
    action={
      <Button variant="outlined" onClick={reload}>
        Reload
      </Button>
    }
  />
);

/** In place of a part of a page that failed while it was rendered. */
export const InlineUnexpectedError = () => (
  <ErrorLine>
    <span>{faultText}</span>
    <Button onClick={reload} sx={{ mx: -1 }}>
      Reload
    </Button>
  </ErrorLine>
);
