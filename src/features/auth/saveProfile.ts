import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { createThumbnail } from '@/shared/images/imageFile';
import type { ChosenImage } from '@/shared/images/imageFile';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { cleanLine } from '@/shared/text/cleanText';
import { isSameUser } from './isSameUser';
import { sendAsUser } from './sendAsUser';
import { updateProfile } from './authApi';
import { profileMerged, selectUser } from './authSlice';
import type { ProfileFormValues } from './formValues';

/** Returns the id for `updateProfile`: a number if the id is numeric, and `0` if there is no id. */
export const toUserId = (userId: string) =>
  /^\d{1,15}$/.test(userId) ? Number(userId) : userId || 0;

export const toFormValues = ({ name, email, mobile }: SignedInUser): ProfileFormValues => ({
  fullName: name,
  email,
  mobile,
});

interface ProfileChanges {
  typedValues: Partial<ProfileFormValues>;
  image: ChosenImage | undefined;
}

/**
 * Returns the changes to the stored picture, or `{}` to keep it. If the back end returned no
 * address for the chosen picture, a small copy of it is stored. If it returned an address, an
 * earlier copy is removed.
 */
async function getPictureChanges(newImageUrl: string | undefined, image: ChosenImage | undefined) {
  if (newImageUrl !== undefined) return { imageUrl: newImageUrl, thumbnail: '' };
  if (!image) return {};
  const thumbnail = await createThumbnail(image).catch(() => undefined);
  return thumbnail === undefined ? {} : { thumbnail };
}

/**
 * Sends the whole profile by `updateProfile`. Fields that were not changed come from the user who
 * is logged in when the call is sent. Then updates the stored user, if that is still the same
 * person.
 * @returns `{ data }` with the saved values, `{ error }`, or `undefined` in the cases in which
 * `sendAsUser` returns `undefined`
 */
export const saveProfile =
  (user: SignedInUser, { typedValues, image }: ProfileChanges, signal: AbortSignal) =>
  async (dispatch: AppDispatch, getState: () => RootState) => {
    const send = async (currentUser = user) => {
      const values = { ...toFormValues(currentUser), ...typedValues };
      const { error, data: newImageUrl } = await dispatch(
        updateProfile({
          userId: toUserId(currentUser.userId),
          appUserName: values.fullName,
          loginId: values.email,
          loginPassword: '',
          userImageURL: currentUser.imageUrl,
          userEmail: values.email,
          userCellNo: values.mobile,
          // Removes the start of the data URL, such as `data:image/png;base64,`.
          fileBase64String: image?.preview.replace(/^[^,]*,/, '') ?? '',
          fileName: cleanLine(image?.file.name.slice(-255) ?? ''),
        }),
      );
      if (error) return { error };
      const pictureChanges = await getPictureChanges(newImageUrl, image);
      // Another tab may have changed other fields in the meantime.
      const newestUser = selectUser(getState()) ?? currentUser;
      if (isSameUser(currentUser, newestUser))
        dispatch(profileMerged({ ...typedValues, ...pictureChanges }));
      return { data: { ...toFormValues(newestUser), ...typedValues } };
    };
    // If no `userTokenHeader` is configured, the call has only the web client's token. A new login
    // would then not help after a 401.
    const { userTokenHeader } = getRuntimeConfig();
    return userTokenHeader ? dispatch(sendAsUser(send, signal)) : send();
  };
