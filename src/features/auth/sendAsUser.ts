import { addListener } from '@reduxjs/toolkit';
import { hasStatus } from '@/shared/api/apiError';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { authDialogClosed, authDialogOpened } from './authDialogSlice';
import { selectAuthToken, selectUser } from './authSlice';
import { isSameUser } from './isSameUser';
import { loadIdentitySession } from './loadIdentitySession';

type GetState = () => RootState;

/**
 * Logs a Google or Facebook user in again without asking for a password, because the device can
 * derive the password.
 */
const renewLogin = () => async (dispatch: AppDispatch, getState: GetState) => {
  if (!getState().auth.authUser?.identityEmail) return;
  try {
    const { renewSession } = await loadIdentitySession();
    await dispatch(renewSession());
  } catch {
    // The login dialog opens instead.
  }
};

/**
 * Opens the login dialog.
 * @returns the user who is signed in when the dialog closes, or `undefined` if nobody is
 */
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
 * Makes an API call for the signed-in user. If the back end answers 401, the user logs in again and
 * the call is sent once more. If the user does not log in, or nobody waits any more, the result is
 * the 401.
 * @param send makes the call and receives the user who is signed in at that moment
 * @param signal aborts once nobody waits for the result any more
 * @returns the outcome of the call, or `undefined` if the call was not sent again because somebody
 * else logged in or nobody waits after the login
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
    const isAborted = () => signal.aborted;
    if (!hasStatus(outcome.error, 401) || isAborted()) return outcome;
    const isTokenUnchanged = () => selectAuthToken(getState()) === token;
    if (isTokenUnchanged()) await dispatch(renewLogin());
    const notice = token
      ? 'Your login has expired. Please log in again.'
      : 'Please enter your account password once to continue.';
    if (isTokenUnchanged() && !isAborted()) await dispatch(openLoginDialog(notice));
    if (isAborted()) return undefined;
    const currentUser = selectUser(getState());
    if (isTokenUnchanged() || !currentUser) return outcome;
    return isSameUser(user, currentUser) ? send(currentUser) : undefined;
  };
