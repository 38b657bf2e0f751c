import { Global } from '@emotion/react';
import Button from '@mui/material/Button';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { selectToasts, toastTaken } from '@/shared/lib/toast';
import { useAppDispatch, useAppSelector } from '@/shared/lib/storeHooks';

/** What is fixed at the foot of a page stays in reach. */
const aboveTheBuyBar = {
  'div.notistack-SnackbarContainer': { marginBottom: 'var(--bottom-bar, 0px)' },
};

/** Toasts at bottom-centre (section 2). Errors, and toasts with a button, stay longer. */
export function Toaster() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();

  useEffect(() => {
    for (const { id, message, variant, action } of toasts) {
      enqueueSnackbar(message, {
        key: id,
        variant,
        preventDuplicate: true,
        autoHideDuration: action || variant === 'error' ? 8000 : 4000,
        ...(action && {
          action: () => (
            <Button
              color="inherit"
              onClick={() => {
                dispatch(action.dispatch);
                closeSnackbar(id);
              }}
            >
              {action.label}
            </Button>
          ),
        }),
      });
      dispatch(toastTaken(id));
    }
  }, [toasts, dispatch]);

  return (
    <>
      <Global styles={aboveTheBuyBar} />
      <SnackbarProvider maxSnack={3} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} />
    </>
  );
}
