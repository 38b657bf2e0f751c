import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { readSignedInUser } from '@/shared/contract/user';

export interface AuthState {
  /** The whole login response, as section 4 stores it under `authUser`; read through `selectUser`. */
  authUser: Record<string, unknown> | null;
  /** The user's own token (`authToken`); masked in DevTools. */
  authToken: string | null;
}

const initialState: AuthState = { authUser: null, authToken: null };

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
    /** The stored user is merged with the saved profile (section 4). */
    profileMerged: (state, { payload }: PayloadAction<Record<string, unknown>>) => {
      if (state.authUser) Object.assign(state.authUser, payload);
    },
    signedOut: () => initialState,
  },
  selectors: {
    selectUser: createSelector([(state: AuthState) => state.authUser], readSignedInUser),
    selectIsSignedIn: (state) => state.authUser !== null,
  },
});

export const { signedIn, profileMerged, signedOut } = authSlice.actions;
export const { selectUser, selectIsSignedIn } = authSlice.selectors;

declare module '@/shared/lib/storeHooks' {
  interface RootState extends WithSlice<typeof authSlice> {}
}
