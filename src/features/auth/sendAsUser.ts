import { addListener } from '@reduxjs/toolkit';
import { hasStatus } from '@/shared/api/apiError';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { authDialogClosed, authDialogOpened } from './authDialogSlice';
import { selectAuthToken, selectUser } from './authSlice';
import { loadIdentitySession } from './loadIdentitySession';

type GetState = () => RootState;

/**
 * Whether two logins are of one person: by id, or by e-mail where one of them tells no id, as a Google or Facebook
 * session without a token.
 */
export function isSameUser(one: SignedInUser | undefined, other: SignedInUser | undefined) {
  if (!one || !other) return false;
  if (one.userId && other.userId) return one.userId === other.userId;
  return one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase();
}

/** A Google or Facebook user's device can log in by itself. */
const renewLogin = () => async (dispatch: AppDispatch, getState: GetState) => {
  if (!getState().auth.authUser?.identityEmail) return;
  try {
    const { renewSession } = await loadIdentitySession();
    await dispatch(renewSession());
  } catch {
    // Then the dialog asks.
  }
};

/** Opens the login. @returns once it is closed, who is logged in */
export const openLoginDialog = (notice?: string) => (dispatch: AppDispatch, getState: GetState) =>
  new Promise<SignedInUser | undefined>((resolve) => {
    dispatch(
      addListener({
        actionCreator: authDialogClosed,
        effect: (_action, { unsubscribe }) => {
          unsubscribe();
          resolve(selectUser(getState()));
        },
      }),
    );
    if (getState().authDialog.isOpen) return;
    const email = selectUser(getState())?.email;
    dispatch(authDialogOpened({ view: 'login', notice, email }));
  });

/**
 * Makes a call in the user's name. Where the back end answers 401, the user logs in again and the call is sent once
 * more; without a login the 401 is the outcome.
 * @param send is given the user as known at that moment
 * @param signal aborted where nobody waits for the outcome any more
 * @returns `undefined` where somebody else has logged in, or nobody waits: then nothing was sent again
 */
export const sendAsUser =
  <T extends { error?: unknown }>(
    send: (user: SignedInUser | undefined) => Promise<T>,
    signal: AbortSignal,
  ) =>
  async (dispatch: AppDispatch, getState: GetState): Promise<T | undefined> => {
    const user = selectUser(getState());
    const token = selectAuthToken(getState());
    const outcome = await send(user);
    if (!hasStatus(outcome.error, 401)) return outcome;
    const isTokenOld = () => selectAuthToken(getState()) === token;
    if (isTokenOld()) await dispatch(renewLogin());
    const notice = token
      ? 'Your login has expired. Please log in again.'
      : 'Please enter your account password once to continue.';
    if (isTokenOld()) await dispatch(openLoginDialog(notice));
    if (signal.aborted) return undefined;
    const now = selectUser(getState());
    if (isTokenOld() || !now) return outcome;
    return isSameUser(user, now) ? send(now) : undefined;
  };
