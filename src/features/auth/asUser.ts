import { addListener } from '@reduxjs/toolkit';
import { hasStatus } from '@/shared/api/apiError';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { authDialogClosed, authDialogOpened } from './authDialogSlice';
import { selectAuthToken, selectUser } from './authSlice';
import { loadIdentitySession } from './identity';

export interface UserSession {
  user: SignedInUser | undefined;
  token: string | null;
}

type GetState = () => RootState;

const sessionOf = (state: RootState): UserSession => ({
  user: selectUser(state),
  token: selectAuthToken(state),
});

/**
 * Whether two logins are of one person: by id, or by e-mail where one of them tells no id, as a Google or Facebook
 * session without a token.
 */
export function isSameUser(one: SignedInUser | undefined, other: SignedInUser | undefined) {
  if (!one || !other) return false;
  if (one.userId && other.userId) return one.userId === other.userId;
  return one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase();
}

const isUnauthorised = (outcome: object) => 'error' in outcome && hasStatus(outcome.error, 401);

/** A Google or Facebook user's device can log in by itself. */
const loginRenewed = () => async (dispatch: AppDispatch, getState: GetState) => {
  if (!getState().auth.authUser?.identityEmail) return;
  try {
    const { sessionRenewed } = await loadIdentitySession();
    await dispatch(sessionRenewed());
  } catch {
    // Then the dialog asks.
  }
};

const loginAsked = ({ user, token }: UserSession) => {
  return (dispatch: AppDispatch, getState: GetState) =>
    new Promise<void>((resolve) => {
      dispatch(
        addListener({
          actionCreator: authDialogClosed,
          effect: (_action, { unsubscribe }) => {
            unsubscribe();
            resolve();
          },
        }),
      );
      if (getState().authDialog.isOpen) return;
      const notice = token
        ? 'Your login has expired. Please log in again.'
        : 'Enter the password of your account once to go on.';
      dispatch(authDialogOpened({ view: 'login', notice, email: user?.email }));
    });
};

/**
 * Makes a call in the user's name. Where the back end answers 401, the user logs in again and the call is sent once
 * more; without a login the 401 is the outcome.
 * @param send is given the session as it is at that moment
 * @param signal aborted where nobody waits for the outcome any more
 * @returns `undefined` where somebody else has logged in, or nobody waits: then nothing was sent again
 */
export const asUser =
  <T extends object>(send: (session: UserSession) => Promise<T>, signal: AbortSignal) =>
  async (dispatch: AppDispatch, getState: GetState): Promise<T | undefined> => {
    const before = sessionOf(getState());
    const outcome = await send(before);
    if (!isUnauthorised(outcome)) return outcome;
    const isTokenOld = () => selectAuthToken(getState()) === before.token;
    if (isTokenOld()) await dispatch(loginRenewed());
    if (isTokenOld()) await dispatch(loginAsked(before));
    if (signal.aborted) return undefined;
    const now = sessionOf(getState());
    if (isTokenOld() || !now.user) return outcome;
    return isSameUser(before.user, now.user) ? send(now) : undefined;
  };
