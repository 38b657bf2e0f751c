import CloseRounded from '@mui/icons-material/CloseRounded';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useId, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { topicSettled } from '@/shared/store/toast';
import { useOverlay } from '@/shared/navigation/overlayHistory';
import { Button, IconButton } from '@/shared/ui/Button';
import { authDialogOpened, selectAuthDialog } from '../authDialogSlice';
import { accountTopic } from '../formValues';
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

/** Login and signup, one at a time. Its forms go the moment it closes, and with them what they had asked for. */
export function AuthDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { view, notice, email } = useAppSelector(selectAuthDialog);
  const dispatch = useAppDispatch();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, question, action, next } = views[view];

  useOverlay(open, onClose);
  const switchTo = (opened: Parameters<typeof authDialogOpened>[0]) => {
    dispatch(topicSettled(accountTopic));
    dispatch(authDialogOpened(opened));
    // What had the focus goes with its form.
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
      // The foot of the screen is the toasts'.
      slotProps={{
        paper: {
          sx: {
            width: 'calc(100% - 32px)',
            maxWidth: '27.75rem',
            m: 2,
            mb: 'calc(var(--bottom-bar) + 80px)',
          },
        },
      }}
    >
      <h2
        id={`${id}-title`}
        ref={heading}
        tabIndex={-1}
        style={{ padding: '16px 64px 8px 24px', outline: 'none' }}
      >
        {title}
      </h2>
      <IconButton
        aria-label="Close"
        onClick={onClose}
        style={{ position: 'absolute', top: 8, right: 16 }}
      >
        <CloseRounded />
      </IconButton>
      <DialogContent
        sx={{ pt: 1, pb: 3, '& > p': { mb: 1, color: 'secondary.main', fontWeight: 600 } }}
      >
        {notice && <p id={`${id}-notice`}>{notice}</p>}
        <AccountForm
          key={view}
          view={view}
          email={email}
          onClose={onClose}
          onCreated={(created) => switchTo({ view: 'login', email: created })}
        />
        <SocialButtons onDone={onClose} />
        <div className="small" style={{ marginTop: 8, textAlign: 'center' }}>
          <span>{question}</span>
          <Button
            onClick={() => switchTo({ view: next })}
            style={{ paddingInline: 12, fontSize: 'inherit' }}
          >
            {action}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
