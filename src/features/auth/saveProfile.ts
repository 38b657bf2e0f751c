import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { createThumbnail } from '@/shared/images/imageFile';
import type { ChosenImage } from '@/shared/images/imageFile';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { sendAsUser, isSameUser } from './sendAsUser';
import { updateProfile } from './authApi';
import { profileMerged, selectUser } from './authSlice';
import type { ProfileFormValues } from './formValues';

/** `0` if unknown (call 16); a number where the back end counts its users. */
export const toUserId = (userId: string) =>
  /^\d{1,15}$/.test(userId) ? Number(userId) : userId || 0;

export const toFormValues = ({ name, email, mobile }: SignedInUser): ProfileFormValues => ({
  fullName: name,
  email,
  mobile,
});

interface ProfileChanges {
  typed: Partial<ProfileFormValues>;
  image: ChosenImage | undefined;
}

/** Of a chosen picture whose address the answer does not name a small copy is kept; one that is named replaces it. */
async function chooseThumbnail(newUrl: string | undefined, image: ChosenImage | undefined) {
  if (newUrl !== undefined) return { thumbnail: '' };
  if (!image) return {};
  const thumbnail = await createThumbnail(image).catch(() => undefined);
  return thumbnail === undefined ? {} : { thumbnail };
}

/**
 * Call 16 with what was changed; the rest is the user's own as it is when the call is sent, which may be after a login.
 * The stored user follows, if it still is the same.
 * @returns what is saved now; `undefined` where nothing was
 */
export const saveProfile =
  (user: SignedInUser, { typed, image }: ProfileChanges, signal: AbortSignal) =>
  async (dispatch: AppDispatch, getState: () => RootState) => {
    const send = async (owner = user) => {
      const values = { ...toFormValues(owner), ...typed };
      const { error, data: newUrl } = await dispatch(
        updateProfile({
          userId: toUserId(owner.userId),
          appUserName: values.fullName,
          loginId: values.email,
          loginPassword: '',
          userImageURL: owner.imageUrl,
          userEmail: values.email,
          userCellNo: values.mobile,
          // What stands behind `data:image/png;base64,`.
          fileBase64String: image?.preview.replace(/^[^,]*,/, '') ?? '',
          fileName: image?.file.name.slice(-255) ?? '',
        }),
      );
      if (error) return { error };
      const imageUrl = newUrl ?? owner.imageUrl;
      const picture = { imageUrl, ...(await chooseThumbnail(newUrl, image)) };
      if (isSameUser(owner, selectUser(getState())))
        dispatch(profileMerged({ ...values, ...picture }));
      return { data: values };
    };
    // Without a header that names the user, a 401 is about the web client.
    const { userTokenHeader } = getRuntimeConfig();
    return userTokenHeader ? dispatch(sendAsUser(send, signal)) : send();
  };
