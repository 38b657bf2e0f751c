import * as v from 'valibot';
import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { readSignedInUser } from '@/shared/contract/signedInUser';
import type { Login } from './authApi';

export interface AuthState {
  /**
   * Complete login response, which is stored in sessionStorage under the key `authUser`. Read it
   * through `selectUser`.
   */
  authUser: Record<string, unknown> | null;
  authToken: string | null;
}

/** Fields of the profile that were changed. The other fields keep their values. */
export const ProfileChanges = v.partial(
  v.object({
    fullName: v.string(),
    email: v.string(),
    mobile: v.string(),
    imageUrl: v.string(),
    /**
     * Small copy of the profile picture, as a data URL, if the address of the picture is unknown.
     * An empty text removes the stored copy.
     */
    thumbnail: v.string(),
  }),
);
export type ProfileChanges = v.InferOutput<typeof ProfileChanges>;

const initialState: AuthState = { authUser: null, authToken: null };

/**
 * All stored names of each field, as `readSignedInUser` reads them. If a change left one of them
 * out, the shop might then show its old value.
 */
const storedNames: Record<keyof ProfileChanges, string[]> = {
  fullName: ['appUserName', 'displayName', 'fullName'],
  email: ['userEmail', 'email'],
  mobile: ['userCellNo'],
  imageUrl: ['userImageURL'],
  thumbnail: ['userImageThumbnail'],
};

function mergeProfile({ authUser }: AuthState, { payload }: PayloadAction<ProfileChanges>) {
  if (!authUser) return;
  for (const [field, names] of Object.entries(storedNames)) {
    const value = payload[field as keyof ProfileChanges];
    if (value === undefined) continue;
    for (const name of names) {
      authUser[name] = value;
      if (authUser.data) Object.assign(authUser.data, { [name]: value });
    }
  }
}

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
    profileMerged: mergeProfile,
    /** Unlike `profileMerged`, this change came from another tab and is not announced again. */
    profileMergedInOtherTab: mergeProfile,
    signedOut: () => initialState,
  },
  selectors: {
    selectUser: createSelector([(state: AuthState) => state.authUser], (storedUser) =>
      storedUser ? readSignedInUser(storedUser) : undefined,
    ),
    selectAuthToken: (state) => state.authToken,
  },
});

export const { signedIn, profileMerged, profileMergedInOtherTab, signedOut } = authSlice.actions;
export const { selectUser, selectAuthToken } = authSlice.selectors;
