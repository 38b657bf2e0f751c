import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { readSignedInUser } from '@/shared/contract/signedInUser';
import type { Login } from './authApi';
import type { ProfileFormValues } from './formValues';

export interface AuthState {
  /**
   * Complete login response, which is stored in sessionStorage under the key `authUser`. Read it
   * through `selectUser`.
   */
  authUser: Record<string, unknown> | null;
  authToken: string | null;
}

type Profile = ProfileFormValues & {
  imageUrl: string;
  /**
   * Small copy of the profile picture, as a data URL, if the address of the picture is unknown. An
   * empty text removes the stored copy, and `undefined` keeps it.
   */
  thumbnail?: string;
};

const initialState: AuthState = { authUser: null, authToken: null };

/**
 * Returns the values of the profile under every field name that `readSignedInUser` reads. A field
 * that was left out would keep its old value, which the shop might then show.
 */
const toStoredProfile = ({ fullName, email, mobile, imageUrl, thumbnail }: Profile) => ({
  appUserName: fullName,
  displayName: fullName,
  fullName,
  userEmail: email,
  email,
  userCellNo: mobile,
  userImageURL: imageUrl,
  ...(thumbnail !== undefined && { userImageThumbnail: thumbnail }),
});

/**
 * The signed-in user. `app/persist` copies the user and the token to the sessionStorage keys
 * `authUser` and `authToken`.
 */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn: (_state, { payload: { response, token } }: PayloadAction<Login>) => ({
      authUser: response,
      authToken: token,
    }),
    profileMerged: ({ authUser }, { payload }: PayloadAction<Profile>) => {
      if (!authUser) return;
      const profile = toStoredProfile(payload);
      Object.assign(authUser, profile);
      if (authUser.data) Object.assign(authUser.data, profile);
    },
    signedOut: () => initialState,
  },
  selectors: {
    selectUser: createSelector([(state: AuthState) => state.authUser], (storedUser) =>
      storedUser ? readSignedInUser(storedUser) : undefined,
    ),
    selectAuthToken: (state) => state.authToken,
  },
});

export const { signedIn, profileMerged, signedOut } = authSlice.actions;
export const { selectUser, selectAuthToken } = authSlice.selectors;
