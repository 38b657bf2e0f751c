import { valibotResolver } from '@hookform/resolvers/valibot';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { useEffect, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { hasStatus, messageOf } from '@/shared/api/apiError';
import { errorMessages } from '@/shared/api/errorMessages';
import { paths } from '@/shared/config/paths';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { errorToast, topicSettled } from '@/shared/store/toast';
import { useUnmountSignal } from '@/shared/browser/useUnmountSignal';
import { Button } from '@/shared/ui/Button';
import { FormProblem } from '@/shared/ui/FormProblem';
import { FormField, formField } from '@/shared/ui/FormField';
import { Link } from '@/shared/ui/Link';
import { logIn } from '../authApi';
import { signedIn } from '../authSlice';
import { accountTopic, LoginValues } from '../formValues';
import { PasswordField } from './PasswordField';

interface LoginFormProps {
  email?: string | undefined;
  onClose: () => void;
}

/** E-mail and password; what is typed lives in the fields alone. */
export function LoginForm({ email: knownEmail = '', onClose }: LoginFormProps) {
  const dispatch = useAppDispatch();
  const form = useForm<LoginValues>({
    defaultValues: { email: knownEmail, password: '' },
    resolver: valibotResolver(LoginValues),
    mode: 'onTouched',
  });
  const { handleSubmit, control, setError, clearErrors, setFocus } = form;
  const { isSubmitting, errors } = form.formState;
  const field = formField(form);
  const unmountSignal = useUnmountSignal();
  const problemId = useId();
  const [email, password] = useWatch({ control, name: ['email', 'password'] });
  const isRejected = errors.root?.type === 'rejected';
  const problemOf = (value: string) =>
    errors.root && (isRejected || value.trim() === '') ? problemId : undefined;

  useEffect(() => {
    if (knownEmail !== '') setFocus('password');
  }, [knownEmail, setFocus]);

  /** A toast is soon gone, and on a phone the keyboard lies over it. */
  const tell = (message: string, type: 'empty' | 'rejected' | 'failed') => {
    dispatch(errorToast(message, { topic: accountTopic }));
    setError('root', { type, message });
  };

  const submit = async (values: LoginValues) => {
    if (values.email === '' || values.password === '') {
      tell(errorMessages.loginEmpty, 'empty');
      return;
    }
    const signal = unmountSignal();
    const call = dispatch(logIn(values));
    signal.addEventListener('abort', () => call.abort());
    const { data, error } = await call;
    if (signal.aborted) return;
    if (data) {
      dispatch(signedIn(data));
      onClose();
    } else {
      tell(messageOf(error), hasStatus(error, 404) ? 'rejected' : 'failed');
    }
  };

  return (
    <>
      <DialogContentText sx={{ mb: 3 }}>
        Enter your email and password below to access your account.
      </DialogContentText>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void handleSubmit(submit)(event)}
        onChange={() => {
          if (!errors.root) return;
          dispatch(topicSettled(accountTopic));
          clearErrors('root');
        }}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        <FormField
          label="Email"
          type="email"
          autoComplete="username"
          problemId={problemOf(email)}
          {...field('email')}
        />
        <Box>
          <PasswordField
            autoComplete="current-password"
            isFilled={password !== ''}
            problemId={problemOf(password)}
            {...field('password')}
          />
          {errors.root && <FormProblem id={problemId}>{errors.root.message}</FormProblem>}
          <Link
            to={paths.contact.to('Forgotten password')}
            onClick={onClose}
            variant="body2"
            sx={{ display: 'inline-block', py: 1.5 }}
          >
            Forgot your password?
          </Link>
        </Box>
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {isSubmitting ? 'Logging in...' : 'Login'}
        </Button>
      </Box>
    </>
  );
}
