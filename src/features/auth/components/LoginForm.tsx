import { valibotResolver } from '@hookform/resolvers/valibot';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import Link from '@mui/material/Link';
import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { hasStatus, messageOf } from '@/shared/api/apiError';
import { errorMessages } from '@/shared/api/errorMessages';
import { paths } from '@/shared/config/paths';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { errorToast, topicSettled } from '@/shared/store/toast';
import { useUnmountSignal } from '@/shared/browser/useUnmountSignal';
import { Button } from '@/shared/ui/Button';
import { FormProblem } from '@/shared/ui/FormProblem';
import { FormField, formField } from '@/shared/ui/FormField';
import { logIn } from '../authApi';
import { signedIn } from '../authSlice';
import { accountTopic, LoginValues } from '../formValues';
import { PasswordField } from './PasswordField';
import { SocialButtons } from './SocialButtons';
import { SwitchLine } from './SwitchLine';

interface LoginFormProps {
  email?: string | undefined;
  onClose: () => void;
  onSwitch: () => void;
}

interface Problem {
  message: string;
  fields: readonly (keyof LoginValues)[];
}

/** E-mail and password; what is typed lives in the fields alone. */
export function LoginForm({ email = '', onClose, onSwitch }: LoginFormProps) {
  const dispatch = useAppDispatch();
  const form = useForm<LoginValues>({
    defaultValues: { email, password: '' },
    resolver: valibotResolver(LoginValues),
    mode: 'onTouched',
  });
  const { handleSubmit, control, getValues } = form;
  const isPending = form.formState.isSubmitting;
  const field = formField(form);
  const unmountSignal = useUnmountSignal();
  const [problem, setProblem] = useState<Problem>();
  const problemId = useId();
  const problemOf = (field: keyof LoginValues) =>
    problem?.fields.includes(field) ? problemId : undefined;
  const password = useWatch({ control, name: 'password' });

  /** A toast is soon gone, and on a phone the keyboard lies over it. */
  const tell = (told: Problem) => {
    dispatch(errorToast(told.message, { topic: accountTopic }));
    setProblem(told);
  };

  const submit = async (values: LoginValues) => {
    const signal = unmountSignal();
    const call = dispatch(logIn(values));
    signal.addEventListener('abort', () => call.abort());
    const { data, error } = await call;
    if (signal.aborted) return;
    if (data) {
      dispatch(signedIn(data));
      onClose();
    } else {
      const fields: Problem['fields'] = hasStatus(error, 404) ? ['email', 'password'] : [];
      tell({ message: messageOf(error), fields });
    }
  };

  const onSubmit = (event: SubmitEvent) => {
    if (isPending) {
      event.preventDefault();
      return;
    }
    const { email: typedEmail, password: typedPassword } = getValues();
    const empty: Problem['fields'] = [
      ...(typedEmail.trim() === '' ? (['email'] as const) : []),
      ...(typedPassword === '' ? (['password'] as const) : []),
    ];
    if (empty.length > 0) {
      event.preventDefault();
      tell({ message: errorMessages.loginEmpty, fields: empty });
      return;
    }
    setProblem(undefined);
    void handleSubmit(submit)(event);
  };

  return (
    <>
      <DialogContentText sx={{ mb: 3 }}>
        Enter your email and password below to access your account.
      </DialogContentText>
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        onChange={() => {
          if (problem) dispatch(topicSettled(accountTopic));
          setProblem(undefined);
        }}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        <FormField
          label="Email"
          type="email"
          autoComplete="username"
          problemId={problemOf('email')}
          {...field('email')}
        />
        <Box>
          <PasswordField
            autoComplete="current-password"
            isFilled={password !== ''}
            problemId={problemOf('password')}
            {...field('password')}
          />
          {problem && <FormProblem id={problemId}>{problem.message}</FormProblem>}
          <Link
            component={RouterLink}
            to={paths.contact.to('Forgotten password')}
            onClick={onClose}
            variant="body2"
            sx={{ display: 'inline-block', py: 1.5 }}
          >
            Forgot your password?
          </Link>
        </Box>
        {/* Not disabled: that would take the focus out of the dialog, and Escape with it. */}
        <Button type="submit" variant="contained" aria-disabled={isPending}>
          {isPending ? 'Logging in...' : 'Login'}
        </Button>
        <SocialButtons onDone={onClose} />
      </Box>
      <SwitchLine question="Don't have an account?" action="Sign Up" onSwitch={onSwitch} />
    </>
  );
}
