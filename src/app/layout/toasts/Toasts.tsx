import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { onLinkFollowed } from '@/shared/navigation/onLinkFollowed';
import { selectToasts, toastClosed } from '@/shared/store/toast';
import type { Toast, ToastAction } from '@/shared/store/toast';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { ToastAlert } from './ToastAlert';

const toastPositionStyles = ({ breakpoints }: Theme) => ({
  'div.notistack-SnackbarContainer': {
    marginBottom: 'var(--bottom-bar)',
    // On wider screens there is room beside the chat button.
    [breakpoints.up('sm')]: { marginBottom: 'var(--buy-bar, 0px)' },
    '@media print': { display: 'none' },
  },
  // A dialog covers all bars, so the bottom of the screen is free for toasts.
  'html:has(.MuiDialog-root) div.notistack-SnackbarContainer': { marginBottom: 0 },
  // Keeps the focused element above the toasts.
  'html:has(.notistack-SnackbarContainer)': {
    scrollPaddingBottom: 'calc(var(--bottom-bar) + 112px)',
  },
});

const toastComponents = { success: ToastAlert, error: ToastAlert, info: ToastAlert };

/**
 * Material UI's dialogs hide their siblings from screen readers, except for a few elements such as
 * `slot`. In a `slot`, toasts are still announced.
 */
const toastRoot = document.createElement('slot');
document.body.append(toastRoot);

function ActionButton({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  const dispatch = useAppDispatch();
  const runAction = () => {
    // Renders the change before this button disappears, so that the element that the action
    // restores exists and can receive the focus.
    flushSync(() => {
      dispatch(action.dispatchedAction);
    });
    const focusTarget =
      action.focusSelector && document.querySelector<HTMLElement>(action.focusSelector);
    if (focusTarget) focusTarget.focus();
    else focusPageHeading();
    onDone();
  };
  return (
    <Button color="inherit" onClick={runAction}>
      {action.label}
    </Button>
  );
}

/** Shows a toast until its time is over or this component unmounts. */
function ToastEntry({ id, message, variant, action, link }: Toast) {
  const dispatch = useAppDispatch();
  const showToast = useEffectEvent(() => {
    const onDone = () => dispatch(toastClosed(id));
    return enqueueSnackbar(message, {
      variant,
      autoHideDuration: action || link || variant === 'error' ? 8000 : 4000,
      action: action ? (
        <ActionButton action={action} onDone={onDone} />
      ) : (
        link && (
          <Box onClick={onLinkFollowed(onDone)}>
            <Button href={link.to} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
              {link.label}
            </Button>
          </Box>
        )
      ),
      onClose: (_event, reason) => {
        if (reason !== 'instructed') onDone();
      },
    });
  });
  useEffect(() => {
    const snackbarKey = showToast();
    return () => closeSnackbar(snackbarKey);
  }, []);
  return null;
}

export function Toasts() {
  const toasts = useAppSelector(selectToasts);
  return (
    <>
      <GlobalStyles styles={toastPositionStyles} />
      <SnackbarProvider
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        domRoot={toastRoot}
        Components={toastComponents}
        // Sliding would move the toast across the buy bar.
        TransitionComponent={Fade}
      />
      {toasts.map((toast) => (
        <ToastEntry key={toast.id} {...toast} />
      ))}
    </>
  );
}
