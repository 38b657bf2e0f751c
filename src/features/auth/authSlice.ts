import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { readSignedInUser } from '@/shared/contract/signedInUser';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { mergeProfile } from './mergeProfile';
import type { ProfileValues } from './mergeProfile';

export interface AuthState {
  /** The whole login response, as the session has it under `authUser`; read through `selectUser`. */
  authUser: Record<string, unknown> | null;
  authToken: string | null;
}

const initialState: AuthState = { authUser: null, authToken: null };

/** A back end may answer a login with nothing but a token: that is a signed-in user all the same. */
const nameless: SignedInUser = {
  userId: '',
  ids: [],
  name: '',
  email: '',
  mobile: '',
  imageUrl: '',
  isAdmin: false,
};

/** The signed-in user. Mirrored into the session keys `authUser` and `authToken` by `app/persist`. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn: (
      state,
      { payload }: PayloadAction<{ response: Record<string, unknown>; token: string | null }>,
    ) => {
      state.authUser = payload.response;
      state.authToken = payload.token;
    },
    profileMerged: (state, { payload }: PayloadAction<ProfileValues>) => {
      if (state.authUser) state.authUser = mergeProfile(state.authUser, payload);
    },
    signedOut: () => initialState,
  },
  selectors: {
    selectUser: createSelector([(state: AuthState) => state.authUser], (stored) =>
      stored ? (readSignedInUser(stored) ?? nameless) : undefined,
    ),
    selectAuthToken: (state) => state.authToken,
  },
});

export const { signedIn, profileMerged, signedOut } = authSlice.actions;
export const { selectUser, selectAuthToken } = authSlice.selectors;

declare module '@/shared/store/storeHooks' {
  interface RootState extends WithSlice<typeof authSlice> {}
}
