import * as v from 'valibot';
import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { readSignedInUser } from '@/shared/contract/signedInUser';
import type { Login } from './authApi';
import { isSameUser } from './isSameUser';

export interface AuthState {
  /**
   * Complete login response, which is stored in sessionStorage under the key `authUser`. Read it
   * through `selectUser`.
   */
  authUser: Record<string, unknown> | null;
  authToken: string | null;
  /**
   * Key of the forms that contain details of the user. It changes when the user logs out and when
   * another person takes the user's place, so that nobody sees what somebody else typed. A guest
   * who logs in on this page keeps the forms.
   */
  formKey?: number;
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

const getUser = ({ authUser }: Pick<AuthState, 'authUser'>) =>
  authUser ? readSignedInUser(authUser) : undefined;

function replaceSession(
  state: AuthState,
  session: AuthState,
  { keepsGuestForms }: { keepsGuestForms: boolean },
): AuthState {
  const { formKey = 0 } = state;
  const keepsForms = state.authUser
    ? isSameUser(getUser(state), getUser(session))
    : keepsGuestForms;
  return { ...session, formKey: keepsForms ? formKey : formKey + 1 };
}

/**
 * The signed-in user. `app/persist` copies the user and the token to the sessionStorage keys
 * `authUser` and `authToken`.
 */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn: (state, { payload: { response, token } }: PayloadAction<Login>) =>
      replaceSession(state, { authUser: response, authToken: token }, { keepsGuestForms: true }),
    profileMerged: mergeProfile,
    /** Unlike `profileMerged`, this change came from another tab and is not announced again. */
    profileMergedInOtherTab: mergeProfile,
    signedOut: (state) => replaceSession(state, initialState, { keepsGuestForms: true }),
    /**
     * Another page of this tab has changed the stored session while this page was asleep. Unlike
     * `signedIn` and `signedOut`, this change is not announced to other tabs.
     */
    sessionReplaced: (state, { payload }: PayloadAction<AuthState>) =>
      replaceSession(state, payload, { keepsGuestForms: false }),
  },
  selectors: {
    selectUser: createSelector([(state: AuthState) => state.authUser], (authUser) =>
      getUser({ authUser }),
    ),
    selectAuthToken: (state) => state.authToken,
    selectFormKey: (state) => state.formKey ?? 0,
  },
});

export const { signedIn, profileMerged, profileMergedInOtherTab, signedOut, sessionReplaced } =
  authSlice.actions;
export const { selectUser, selectAuthToken, selectFormKey } = authSlice.selectors;
