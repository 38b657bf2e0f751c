import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { readSignedInUser } from '@/shared/contract/signedInUser';
import type { Login } from './authApi';
import type { ProfileFormValues } from './formValues';

export interface AuthState {
  /** The whole login response, as the session has it under `authUser`; read through `selectUser`. */
  authUser: Record<string, unknown> | null;
  authToken: string | null;
}

type Profile = ProfileFormValues & {
  imageUrl: string;
  /** A small copy of the picture, where its address is not known; empty where it is. Left out, it stays. */
  thumbnail?: string;
};

const initialState: AuthState = { authUser: null, authToken: null };

/** The form's values under every name by which a user is read, so that no older one shows through. */
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

/** The signed-in user. Mirrored into the session keys `authUser` and `authToken` by `app/persist`. */
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
    selectUser: createSelector([(state: AuthState) => state.authUser], (stored) =>
      stored ? readSignedInUser(stored) : undefined,
    ),
    selectAuthToken: (state) => state.authToken,
  },
});

export const { signedIn, profileMerged, signedOut } = authSlice.actions;
export const { selectUser, selectAuthToken } = authSlice.selectors;
