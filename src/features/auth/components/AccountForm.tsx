import { valibotResolver } from '@hookform/resolvers/valibot';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { hasStatus, getErrorMessage } from '@/shared/api/apiError';
import { errorMessages } from '@/shared/api/errorMessages';
import { useUnmountSignal } from '@/shared/browser/useUnmountSignal';
import { paths } from '@/shared/config/paths';
import { onLinkFollowed } from '@/shared/navigation/onLinkFollowed';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { showError, showSuccess, topicSettled } from '@/shared/store/toast';
import { FormField, createFieldPropsGetter } from '@/shared/ui/FormField';
import { FormProblem } from '@/shared/ui/FormProblem';
import { LoadingButton } from '@/shared/ui/LoadingButton';
import { submitForm } from '@/shared/ui/submitForm';
import { logIn, signUp } from '../authApi';
import { signedIn } from '../authSlice';
import { accountToastTopic, LoginValues, mobileFieldProps, SignupValues } from '../formValues';
import { useImageUpload } from '../useImageUpload';
import { ImagePicker } from './ImagePicker';
import { PasswordField } from './PasswordField';

interface AccountFormProps {
  view: 'login' | 'signup';
  email?: string | undefined;
  onClose: () => void;
  onCreated: (email: string) => void;
}

const buttonTexts = {
  login: { submit: 'Login', pending: 'Logging in...' },
  signup: { submit: 'Signup', pending: 'Signing up...' },
};

/**
 * Form for login or signup. Typed values are not stored as a draft, because they include the
 * password.
 */
export function AccountForm({
  view,
  email: initialEmail = '',
  onClose,
  onCreated,
}: AccountFormProps) {
  const isLogin = view === 'login';
  const dispatch = useAppDispatch();
  const imageUpload = useImageUpload();
  const form = useForm<SignupValues>({
    defaultValues: { fullName: '', mobile: '', email: initialEmail, password: '' },
    resolver: valibotResolver(isLogin ? LoginValues : SignupValues),
    mode: 'onTouched',
  });
  const { control, setError, clearErrors, setFocus } = form;
  const { isSubmitting, errors } = form.formState;
  const getFieldProps = createFieldPropsGetter(form);
  const getUnmountSignal = useUnmountSignal();
  const problemId = useId();
  const [email, password] = useWatch({ control, name: ['email', 'password'] });
  const getProblemId = (value: string) => {
    const { type } = errors.root ?? {};
    return type === 'rejected' || (type === 'empty' && value.trim() === '') ? problemId : undefined;
  };

  useEffect(() => {
    if (initialEmail !== '') setFocus('password');
  }, [initialEmail, setFocus]);

  /**
   * Shows the message in a toast and in the form. The toast alone is not enough, because it soon
   * disappears and a phone's keyboard covers it.
   */
  const showProblem = (message: string, type: 'empty' | 'rejected' | 'failed') => {
    dispatch(showError(message, { topic: accountToastTopic }));
    setError('root', { type, message });
  };

  const submitLogin = async (values: SignupValues) => {
    if (values.email === '' || values.password === '') {
      showProblem(errorMessages.loginEmpty, 'empty');
      return;
    }
    const signal = getUnmountSignal();
    const tryLogin = (password: string) => {
      const loginCall = dispatch(logIn({ ...values, password }));
      signal.addEventListener('abort', () => loginCall.abort());
      return loginCall;
    };
    const composedPassword = values.password.normalize('NFC');
    let outcome = await tryLogin(composedPassword);
    // An account that was created before passwords were composed may need the password as typed.
    const needsSecondTry = hasStatus(outcome.error, 404) && composedPassword !== values.password;
    if (needsSecondTry && !signal.aborted) outcome = await tryLogin(values.password);
    if (signal.aborted) return;
    const { data, error } = outcome;
    if (data) {
      dispatch(signedIn(data));
      onClose();
    } else {
      showProblem(getErrorMessage(error), hasStatus(error, 404) ? 'rejected' : 'failed');
    }
  };

  const submitSignup = async (values: SignupValues) => {
    const signal = getUnmountSignal();
    const { error } = await dispatch(
      signUp({
        loginId: values.email,
        appUserName: values.fullName,
        userCellNo: values.mobile,
        userEmail: values.email,
        loginPassword: values.password,
        userImageURL: imageUpload.address,
      }),
    );
    if (error) {
      showProblem(getErrorMessage(error), 'failed');
      return;
    }
    dispatch(showSuccess('Account created successfully'));
    if (!signal.aborted) onCreated(values.email);
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => submitForm(event, form, isLogin ? submitLogin : submitSignup)}
      onChange={() => {
        if (!errors.root) return;
        dispatch(topicSettled(accountToastTopic));
        clearErrors('root');
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      {isLogin ? (
        <Typography color="textSecondary">
          Enter your email and password below to access your account.
        </Typography>
      ) : (
        <>
          <ImagePicker {...imageUpload} readOnly={isSubmitting} />
          <FormField
            label="Full Name"
            optional
            autoComplete="name"
            {...getFieldProps('fullName')}
          />
          <FormField {...mobileFieldProps} optional {...getFieldProps('mobile')} />
        </>
      )}
      <FormField
        label="Email"
        type="email"
        autoComplete={isLogin ? 'username' : 'email'}
        required={isLogin}
        problemId={getProblemId(email)}
        {...getFieldProps('email')}
      />
      <div>
        <PasswordField
          autoComplete={isLogin ? 'current-password' : 'new-password'}
          hint={isLogin ? undefined : 'At least 8 characters'}
          required={isLogin}
          isFilled={password !== ''}
          problemId={getProblemId(password)}
          {...getFieldProps('password')}
        />
        {errors.root && <FormProblem id={problemId}>{errors.root.message}</FormProblem>}
        {isLogin && (
          <Box onClick={onLinkFollowed(onClose)}>
            <Link
              href={paths.contact.to('Forgotten password')}
              variant="body2"
              sx={{ display: 'inline-block', py: 1.5 }}
            >
              Forgot your password?
            </Link>
          </Box>
        )}
      </div>
      <LoadingButton
        type="submit"
        variant="contained"
        loading={isSubmitting || imageUpload.isUploading}
      >
        {buttonTexts[view][isSubmitting ? 'pending' : 'submit']}
      </LoadingButton>
    </Box>
  );
}
