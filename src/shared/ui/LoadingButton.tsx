import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { wrapText } from './wrapText';

interface LoadingButtonProps extends Omit<ButtonProps, 'loading'> {
  /** Whether the button's action is still running. Further presses then do nothing. */
  loading: boolean;
}

/**
 * A button that keeps the focus while its action runs. Material UI's own `loading` disables the
 * button, so that the focus moves away: https://github.com/mui/material-ui/issues/22845.
 */
export function LoadingButton({
  loading,
  startIcon,
  onClick,
  children,
  ...props
}: LoadingButtonProps) {
  return (
    <Button
      {...props}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      startIcon={loading ? <CircularProgress aria-hidden size={16} color="inherit" /> : startIcon}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {wrapText(children)}
    </Button>
  );
}
