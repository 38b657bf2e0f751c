import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { readSignedInUser } from '@/shared/contract/signedInUser';
import type { Login } from './authApi';
import type { ProfileFormValues } from './formValues';

export interface AuthState {
  /**
   * Whole login response, stored under the session key `authUser`. Read it through `selectUser`.
   */
  authUser: Record<string, unknown> | null;
  authToken: string | null;
}

type Profile = ProfileFormValues & {
  imageUrl: string;
  /**
   * Small copy of the picture if its address is unknown, otherwise empty. If omitted, the stored
   * copy is kept.
   */
  thumbnail?: string;
};

const initialState: AuthState = { authUser: null, authToken: null };

/**
 * Returns the profile under every field name that `readSignedInUser` may read. A name that was left
 * out would keep its old value, which could reappear.
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
 * The signed-in user. `app/persist` mirrors it into the session keys `authUser` and `authToken`.
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
