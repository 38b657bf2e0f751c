import { onAuthStateChanged, signOut } from 'firebase/auth';
import { hasStatus, isApiError, getErrorMessage } from '@/shared/api/apiError';
import { isRefusal } from '@/shared/api/retryPolicy';
import { showError, showSuccess, toastRequested } from '@/shared/store/toast';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { cutAtGrapheme } from '@/shared/text/graphemes';
import { onReturn } from '@/shared/timing/onReturn';
import { logIn, signUp } from './authApi';
import type { Login } from './authApi';
import { providerCalled, providerSettled } from './authDialogSlice';
import { selectUser, signedIn, signedOut } from './authSlice';
import { derivePassword } from './derivePassword';
import { endsSession, getIdentityMessage } from './identityErrors';
import { auth, toIdentityUser, signInWith } from './identityProvider';
import type { IdentityUser, SocialProvider } from './identityProvider';

type GetState = () => RootState;

/** Shortest time between two looks at the provider's session, in ms. */
const checkInterval = 5 * 60_000;

const trackPending =
  <T>(work: (dispatch: AppDispatch) => Promise<T>) =>
  async (dispatch: AppDispatch): Promise<T> => {
    dispatch(providerCalled());
    try {
      return await work(dispatch);
    } finally {
      dispatch(providerSettled());
    }
  };

/** What `signedIn` stores: never the provider's id. `identityEmail` marks whose session of the provider it is. */
const toLogin = ({ fullName, email, userImageURL }: IdentityUser, login?: Login): Login => ({
  response: {
    fullName,
    displayName: fullName,
    email,
    userImageURL,
    ...login?.response,
    identityEmail: email,
  },
  token: login?.token ?? null,
});

const logInAs = ({ email, uid }: IdentityUser) => logIn({ email, password: derivePassword(uid) });

const signUpAs = ({ email, uid, fullName, userImageURL }: IdentityUser) =>
  signUp({
    loginId: email,
    appUserName: cutAtGrapheme(fullName, 200),
    userCellNo: '',
    userEmail: email,
    loginPassword: derivePassword(uid),
    userImageURL,
  });

const renewToken = (user: IdentityUser) => async (dispatch: AppDispatch, getState: GetState) => {
  const { data } = await dispatch(logInAs(user));
  const isStillHere = getState().auth.authUser?.identityEmail === user.email;
  if (data && isStillHere) dispatch(signedIn(toLogin(user, data)));
};

/**
 * What the provider's listener says: its user is the signed-in user, with a token where call 8 gives one;
 * with none, the session's user stays, unless the provider had signed them in and no longer does.
 */
export const handleIdentityChange =
  (user: IdentityUser | null) => async (dispatch: AppDispatch, getState: GetState) => {
    if (getState().authDialog.providerCalls > 0) return;
    const identityEmail = getState().auth.authUser?.identityEmail;
    if (user) {
      const known =
        typeof identityEmail === 'string' ? identityEmail : selectUser(getState())?.email;
      if (known?.toLowerCase() === user.email.toLowerCase()) return;
      dispatch(signedIn(toLogin(user)));
      await dispatch(renewToken(user));
    } else if (identityEmail) {
      dispatch(signedOut());
      dispatch(showError(getIdentityMessage({ code: 'auth/user-token-expired' })));
    }
  };

export const renewSession = () => async (dispatch: AppDispatch) => {
  await auth.authStateReady();
  if (auth.currentUser) await dispatch(renewToken(toIdentityUser(auth.currentUser)));
};

/** Asks the provider whether its user may still be here; disabled and expired users are signed out. */
export const checkIdentity = () =>
  trackPending(async (dispatch) => {
    try {
      await auth.currentUser?.reload();
    } catch (error) {
      if (!endsSession(error)) return;
      dispatch(signedOut());
      dispatch(showError(getIdentityMessage(error)));
    }
  });

/** Follows the provider: who comes and goes there, in other tabs too, and whether its user may stay. @returns the way to stop */
export const watchIdentity = () => (dispatch: AppDispatch) => {
  const stopListening = onAuthStateChanged(auth, (user) => {
    void dispatch(handleIdentityChange(user && toIdentityUser(user)));
  });
  const stopChecking = onReturn(checkInterval, () => void dispatch(checkIdentity()));
  return () => {
    stopListening();
    stopChecking();
  };
};

interface Account {
  login?: Login;
  isNew?: boolean;
  failure?: string;
  /** Why there is none with this password: as far as the contract can tell, one exists with another. */
  refusal?: string;
}

/** Whether call 9 was answered with a "no", rather than not properly answered. */
const isRefused = (error: unknown) =>
  isApiError(error) && isRefusal(error.status) && error.status !== 401;

/** Call 8; where nobody has that e-mail and password, call 9 and then call 8. Closed meanwhile, it makes no account. */
const openAccount =
  (user: IdentityUser, signal: AbortSignal) =>
  async (dispatch: AppDispatch): Promise<Account> => {
    const login = await dispatch(logInAs(user));
    if (login.data) return { login: login.data };
    const isUnknown = hasStatus(login.error, 404);
    if (!isUnknown || signal.aborted) return { failure: getErrorMessage(login.error) };
    const { error } = await dispatch(signUpAs(user));
    if (error) return { [isRefused(error) ? 'refusal' : 'failure']: getErrorMessage(error) };
    const again = await dispatch(logInAs(user));
    return { isNew: true, ...(again.data && { login: again.data }) };
  };

/** Ends the provider's session in this browser. A failure goes to the console only. */
export async function leaveProvider(): Promise<void> {
  try {
    await signOut(auth);
  } catch (error) {
    console.error('Logout failed:', error instanceof Error ? error.message : '');
  }
}

/**
 * Google or Facebook, from either dialog: who has an account is logged in, anybody else signed up.
 * @returns whether somebody is signed in now
 */
export const continueWith = (provider: SocialProvider, signal: AbortSignal) =>
  trackPending(async (dispatch): Promise<boolean> => {
    try {
      const user = await signInWith(provider);
      const account: Account =
        user.email && !signal.aborted
          ? await dispatch(openAccount(user, signal))
          : { failure: createNoEmailError(provider) };
      const { login, isNew, failure, refusal } = account;
      if (signal.aborted || failure) {
        await leaveProvider();
        if (failure && !signal.aborted) dispatch(showError(failure));
        return false;
      }
      dispatch(signedIn(toLogin(user, login)));
      if (refusal) dispatch(toastRequested({ message: refusal, variant: 'info' }));
      if (isNew) {
        dispatch(showSuccess(`Signed up with ${provider} as ${user.fullName || user.email}`));
      }
      return true;
    } catch (error) {
      if (!signal.aborted) dispatch(showError(getIdentityMessage(error)));
      if (endsSession(error)) dispatch(signedOut());
      return false;
    }
  });

const createNoEmailError = (provider: SocialProvider) =>
  `Your ${provider} account does not share an email address. Please sign up with your email.`;
