import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { topicSettled } from '@/shared/store/toast';
import { useOverlay } from '@/shared/navigation/overlayHistory';
import { authDialogOpened, selectAuthDialog } from '../authDialogSlice';
import { accountToastTopic } from '../formValues';
import { AccountForm } from './AccountForm';
import { SocialButtons } from './SocialButtons';

const views = {
  login: { title: 'Login', question: "Don't have an account?", action: 'Sign Up', next: 'signup' },
  signup: {
    title: 'Sign Up',
    question: 'Already have an account?',
    action: 'Log In',
    next: 'login',
  },
} as const;

/**
 * Dialog with the login or signup form. Closing unmounts the form at once, which aborts a pending
 * login.
 */
export function AuthDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { view, notice, email } = useAppSelector(selectAuthDialog);
  const dispatch = useAppDispatch();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, question, action, next } = views[view];

  useOverlay(open, onClose);
  const showOtherForm = (payload: Parameters<typeof authDialogOpened>[0]) => {
    dispatch(topicSettled(accountToastTopic));
    dispatch(authDialogOpened(payload));
    // Moves the focus, because the focused element is unmounted with its form.
    heading.current?.focus();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={notice && `${id}-notice`}
      maxWidth={false}
      fullWidth
      scroll="body"
      transitionDuration={{ exit: 0 }}
      // Leaves room for toasts at the bottom of the screen.
      slotProps={{
        paper: {
          sx: {
            width: 'calc(100% - 32px)',
            maxWidth: '27.75rem',
            m: 2,
            mb: '112px',
          },
        },
      }}
    >
      <Typography
        variant="h2"
        id={`${id}-title`}
        ref={heading}
        tabIndex={-1}
        sx={{ p: '16px 64px 8px 24px', outline: 'none' }}
      >
        {title}
      </Typography>
      <IconButton
        aria-label="Close"
        onClick={onClose}
        sx={{ position: 'absolute', top: 8, right: 16 }}
      >
        <CloseRounded />
      </IconButton>
      <DialogContent sx={{ pt: 1, pb: 3 }}>
        {notice && (
          <Typography id={`${id}-notice`} color="secondary" sx={{ mb: 1, fontWeight: 600 }}>
            {notice}
          </Typography>
        )}
        <AccountForm
          key={view}
          view={view}
          email={email}
          onClose={onClose}
          onCreated={(createdEmail) => showOtherForm({ view: 'login', email: createdEmail })}
        />
        <SocialButtons onDone={onClose} />
        <Typography variant="body2" component="div" sx={{ mt: 1, textAlign: 'center' }}>
          <span>{question}</span>
          <Button
            onClick={() => showOtherForm({ view: next })}
            sx={{ px: 1.5, fontSize: 'inherit' }}
          >
            <span>{action}</span>
          </Button>
        </Typography>
      </DialogContent>
    </Dialog>
  );
}
