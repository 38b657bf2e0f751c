import Alert from '@mui/material/Alert';
import type { AlertColor } from '@mui/material/Alert';
import { SnackbarContent } from 'notistack';
import type { CustomContentProps } from 'notistack';
import type { Ref } from 'react';

interface ToastAlertProps extends CustomContentProps {
  variant: Extract<AlertColor, CustomContentProps['variant']>;
  ref?: Ref<HTMLDivElement>;
}

/** Renders a toast for notistack. */
export function ToastAlert({ id, message, variant, action, style, ref }: ToastAlertProps) {
  return (
    <SnackbarContent ref={ref} style={style}>
      <Alert
        variant="filled"
        severity={variant}
        action={typeof action === 'function' ? action(id) : action}
        sx={{ width: 1 }}
      >
        {message}
      </Alert>
    </SnackbarContent>
  );
}
