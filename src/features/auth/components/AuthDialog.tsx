import CloseRounded from '@mui/icons-material/CloseRounded';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { topicSettled } from '@/shared/store/toast';
import { useOverlay } from '@/shared/navigation/useOverlay';
import { IconButton } from '@/shared/ui/Button';
import {
  authDialogClosed,
  authDialogOpened,
  loginRequested,
  selectAuthDialog,
} from '../authDialogSlice';
import { accountTopic } from '../formValues';
import { LoginForm } from './LoginForm';
import { SignupForm } from './SignupForm';

const titles = { login: 'Login', signup: 'Sign Up' } as const;

/** Login and signup, one at a time. Its forms go the moment it closes, and with them what they had asked for. */
export function AuthDialog() {
  const { isOpen, view, notice, email } = useAppSelector(selectAuthDialog);
  const dispatch = useAppDispatch();
  const titleId = useId();
  const noticeId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);

  useEffect(() => {
    // The switch that had the focus is gone with its form.
    if (isOpen && shown.current !== view) title.current?.focus();
    shown.current = view;
  }, [isOpen, view]);

  const close = () => {
    dispatch(authDialogClosed());
  };
  useOverlay(isOpen, close);
  const switchTo = (next: typeof view) => () => {
    dispatch(topicSettled(accountTopic));
    dispatch(authDialogOpened(next));
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      aria-labelledby={titleId}
      aria-describedby={notice && noticeId}
      maxWidth="xs"
      fullWidth
      scroll="body"
      transitionDuration={{ exit: 0 }}
      // The foot of the screen is the toasts'.
      slotProps={{ paper: { sx: { mb: 'calc(var(--bottom-bar) + 80px)' } } }}
    >
      <DialogTitle
        id={titleId}
        ref={title}
        tabIndex={-1}
        sx={{ typography: 'h2', pt: 3, pr: 8, '&:focus': { outline: 'none' } }}
      >
        {titles[view]}
      </DialogTitle>
      <IconButton
        aria-label="Close"
        onClick={close}
        sx={{ position: 'absolute', top: 16, right: 16 }}
      >
        <CloseRounded />
      </IconButton>
      <DialogContent sx={{ pb: 3 }}>
        {notice && (
          <DialogContentText id={noticeId} sx={{ mb: 1, color: 'secondary.main', fontWeight: 600 }}>
            {notice}
          </DialogContentText>
        )}
        {view === 'login' ? (
          <LoginForm email={email} onClose={close} onSwitch={switchTo('signup')} />
        ) : (
          <SignupForm
            onClose={close}
            onSwitch={switchTo('login')}
            onCreated={(created) => {
              dispatch(loginRequested({ email: created }));
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
