import { valibotResolver } from '@hookform/resolvers/valibot';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import { useForm, useWatch } from 'react-hook-form';
import { getErrorMessage } from '@/shared/api/apiError';
import { getStorageOwner } from '@/shared/contract/signedInUser';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { getUserPicture } from '@/shared/images/userPicture';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { showError, showSuccess } from '@/shared/store/toast';
import { draftStores, useDraft } from '@/shared/storage/useDraft';
import { useUnmountSignal } from '@/shared/browser/useUnmountSignal';
import { FormField, createFieldPropsGetter } from '@/shared/ui/FormField';
import { LoadingButton } from '@/shared/ui/LoadingButton';
import { submitForm } from '@/shared/ui/submitForm';
import { mobileFieldProps, ProfileFormValues } from '../formValues';
import { toFormValues, saveProfile } from '../saveProfile';
import { useProfileImage } from '../useProfileImage';
import { ImagePicker } from './ImagePicker';

function getEmailWarning(email: string, isSocialUser: boolean): string {
  if (isSocialUser)
    return 'If you change your email, signing in with Google or Facebook will no longer open this account.';
  return email
    ? `You are changing your email. After saving, please log in with ${email}.`
    : 'Without an email you will not be able to log in again.';
}

/**
 * Form in which the signed-in user edits the profile. Typed values are kept as a draft until they
 * are saved. A chosen picture is not kept.
 */
export function ProfileForm({ user }: { user: SignedInUser }) {
  const dispatch = useAppDispatch();
  const isSocialUser = useAppSelector(({ auth }) => Boolean(auth.authUser?.identityEmail));
  const profileImage = useProfileImage();
  const form = useForm<ProfileFormValues>({
    // If the user logs in while the form is open, the form fills in the user's values but keeps
    // what has been typed.
    values: toFormValues(user),
    resetOptions: { keepDirtyValues: true },
    resolver: valibotResolver(ProfileFormValues),
    mode: 'onTouched',
  });
  const { control, reset, getFieldState } = form;
  const { isSubmitting } = form.formState;
  const getFieldProps = createFieldPropsGetter(form);
  const getUnmountSignal = useUnmountSignal();
  const email = useWatch({ control, name: 'email' }).trim();
  const isNewEmail = user.email !== '' && email.toLowerCase() !== user.email.toLowerCase();
  const { forget } = useDraft(form, { store: draftStores.profile, owner: getStorageOwner(user) });

  const submit = async (formValues: ProfileFormValues) => {
    const changedEntries = Object.entries(formValues).filter(
      ([name]) => getFieldState(name as keyof ProfileFormValues).isDirty,
    );
    const changes = { typedValues: Object.fromEntries(changedEntries), image: profileImage.image };
    const outcome = await dispatch(saveProfile(user, changes, getUnmountSignal()));
    if (!outcome) return;
    if (!outcome.data) {
      dispatch(showError(getErrorMessage(outcome.error)));
      return;
    }
    dispatch(showSuccess('Profile updated successfully!'));
    forget();
    reset(outcome.data);
    profileImage.remove();
  };

  return (
    <Box
      component="form"
      noValidate
      aria-label="Profile"
      onSubmit={(event) => submitForm(event, form, submit)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <ImagePicker
        {...profileImage}
        preview={profileImage.image?.preview ?? getUserPicture(user)}
        readOnly={isSubmitting}
      />
      <FormField label="Full Name" autoComplete="name" optional {...getFieldProps('fullName')} />
      <Box>
        <FormField
          label="Email"
          type="email"
          autoComplete="email"
          optional
          {...getFieldProps('email')}
        />
        <Box role="status" sx={{ typography: 'body2', color: 'secondary.main' }}>
          {isNewEmail && (
            <Box sx={{ display: 'flex', gap: 1, pt: 1 }}>
              <InfoOutlined aria-hidden fontSize="small" />
              <span>{getEmailWarning(email, isSocialUser)}</span>
            </Box>
          )}
        </Box>
      </Box>
      <FormField {...mobileFieldProps} optional {...getFieldProps('mobile')} />
      <LoadingButton
        type="submit"
        variant="contained"
        loading={isSubmitting || profileImage.isUploading}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {isSubmitting ? 'Updating...' : 'Update Profile'}
      </LoadingButton>
    </Box>
  );
}
