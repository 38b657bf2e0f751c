import { valibotResolver } from '@hookform/resolvers/valibot';
import Box from '@mui/material/Box';
import { useForm, useWatch } from 'react-hook-form';
import { messageOf } from '@/shared/api/apiError';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { errorToast, successToast, topicSettled } from '@/shared/store/toast';
import { useUnmountSignal } from '@/shared/browser/useUnmountSignal';
import { Button } from '@/shared/ui/Button';
import { FormProblem } from '@/shared/ui/FormProblem';
import { FormField, formField } from '@/shared/ui/FormField';
import { signUp } from '../authApi';
import { accountTopic, mobileField, SignupValues } from '../formValues';
import { useImageUpload } from '../useImageUpload';
import { ImagePicker } from './ImagePicker';
import { PasswordField } from './PasswordField';

export function SignupForm({ onCreated }: { onCreated: (email: string) => void }) {
  const dispatch = useAppDispatch();
  const image = useImageUpload();
  const form = useForm<SignupValues>({
    defaultValues: { fullName: '', mobile: '', email: '', password: '' },
    resolver: valibotResolver(SignupValues),
    mode: 'onTouched',
  });
  const { handleSubmit, control, setError, clearErrors } = form;
  const { isSubmitting, errors } = form.formState;
  const field = formField(form);
  const unmountSignal = useUnmountSignal();
  const password = useWatch({ control, name: 'password' });

  const submit = async (values: SignupValues) => {
    const signal = unmountSignal();
    const { error } = await dispatch(
      signUp({
        loginId: values.email,
        appUserName: values.fullName,
        userCellNo: values.mobile,
        userEmail: values.email,
        loginPassword: values.password,
        userImageURL: image.address,
      }),
    );
    if (signal.aborted) return;
    if (error) {
      dispatch(errorToast(messageOf(error), { topic: accountTopic }));
      setError('root', { message: messageOf(error) });
      return;
    }
    dispatch(successToast('Account created successfully'));
    onCreated(values.email);
  };

  return (
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
      <ImagePicker {...image} />
      <FormField label="Full Name" optional autoComplete="name" {...field('fullName')} />
      <FormField {...mobileField} optional {...field('mobile')} />
      <FormField
        label="Email"
        type="email"
        autoComplete="email"
        required={false}
        {...field('email')}
      />
      <PasswordField
        autoComplete="new-password"
        hint="At least 8 characters"
        required={false}
        isFilled={password !== ''}
        {...field('password')}
      />
      {errors.root && <FormProblem>{errors.root.message}</FormProblem>}
      <Button type="submit" variant="contained" loading={isSubmitting || image.isUploading}>
        {isSubmitting ? 'Signing up...' : 'Signup'}
      </Button>
    </Box>
  );
}
