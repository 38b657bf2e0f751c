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
import { isSessionEndedError, getIdentityMessage } from './identityErrors';
import { firebaseAuth, toIdentityUser, signInWith } from './identityProvider';
import type { IdentityUser, SocialProvider } from './identityProvider';

type GetState = () => RootState;

/** Shortest time between two checks of the provider's session, in ms. */
const minCheckIntervalMs = 5 * 60_000;

const trackProviderCall =
  <T>(task: (dispatch: AppDispatch) => Promise<T>) =>
  async (dispatch: AppDispatch): Promise<T> => {
    dispatch(providerCalled());
    try {
      return await task(dispatch);
    } finally {
      dispatch(providerSettled());
    }
  };

/**
 * Returns the login that `signedIn` stores. It leaves out the provider's id, which is a secret. The
 * field `identityEmail` marks a login through the provider.
 */
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
  const isStillSignedIn = getState().auth.authUser?.identityEmail === user.email;
  if (data && isStillSignedIn) dispatch(signedIn(toLogin(user, data)));
};

/**
 * Handles a change that the provider's listener reports. The provider's user becomes the signed-in
 * user, with a token if `logIn` returns one. If the provider reports no user, the shop signs out
 * only a user who came from the provider.
 */
export const handleIdentityChange =
  (user: IdentityUser | null) => async (dispatch: AppDispatch, getState: GetState) => {
    if (getState().authDialog.pendingProviderCallCount > 0) return;
    const identityEmail = getState().auth.authUser?.identityEmail;
    if (user) {
      const knownEmail =
        typeof identityEmail === 'string' ? identityEmail : selectUser(getState())?.email;
      if (knownEmail?.toLowerCase() === user.email.toLowerCase()) return;
      dispatch(signedIn(toLogin(user)));
      await dispatch(renewToken(user));
    } else if (identityEmail) {
      dispatch(signedOut());
      dispatch(showError(getIdentityMessage({ code: 'auth/user-token-expired' })));
    }
  };

export const renewSession = () => async (dispatch: AppDispatch) => {
  await firebaseAuth.authStateReady();
  if (firebaseAuth.currentUser)
    await dispatch(renewToken(toIdentityUser(firebaseAuth.currentUser)));
};

/**
 * Asks the provider whether its session is still valid. If the session has ended, signs the user
 * out and shows the reason.
 */
export const checkIdentity = () =>
  trackProviderCall(async (dispatch) => {
    try {
      await firebaseAuth.currentUser?.reload();
    } catch (error) {
      if (!isSessionEndedError(error)) return;
      dispatch(signedOut());
      dispatch(showError(getIdentityMessage(error)));
    }
  });

/**
 * Follows sign-ins and sign-outs at the provider, including those in other tabs. Checks the
 * provider's session when the shopper returns to the page.
 * @returns a function that stops watching
 */
export const watchIdentity = () => (dispatch: AppDispatch) => {
  let hadUser = false;
  const stopListening = onAuthStateChanged(firebaseAuth, (user) => {
    // If the provider has had no user since the page was opened, the user from session storage
    // stays. The SDK does not say why: it may have stored nobody, or it may just have dropped a
    // disabled user or an expired token.
    if (user || hadUser) void dispatch(handleIdentityChange(user && toIdentityUser(user)));
    hadUser = user !== null;
  });
  const stopChecking = onReturn(minCheckIntervalMs, () => void dispatch(checkIdentity()));
  return () => {
    stopListening();
    stopChecking();
  };
};

interface AccountOutcome {
  login?: Login;
  isNewAccount?: boolean;
  /** Error message. If it is present, nobody is signed in. */
  failure?: string;
  /**
   * Message that explains why no account was created. The e-mail probably has an account already,
   * with another password.
   */
  refusal?: string;
}

/**
 * Returns whether the back end refused `signUp`. An outage is not a refusal. A 401 is not a refusal
 * either, because it means that the web client's token was not accepted.
 */
const isSignUpRefusal = (error: unknown) =>
  isApiError(error) && isRefusal(error.status) && error.status !== 401;

/**
 * Calls `logIn`. If no account has the user's e-mail and derived password, calls `signUp` and then
 * `logIn` again. Once the signal is aborted, no account is created.
 */
const logInOrSignUp =
  (user: IdentityUser, signal: AbortSignal) =>
  async (dispatch: AppDispatch): Promise<AccountOutcome> => {
    const loginResult = await dispatch(logInAs(user));
    if (loginResult.data) return { login: loginResult.data };
    const isAccountUnknown = hasStatus(loginResult.error, 404);
    if (!isAccountUnknown || signal.aborted) return { failure: getErrorMessage(loginResult.error) };
    const { error } = await dispatch(signUpAs(user));
    if (error) return { [isSignUpRefusal(error) ? 'refusal' : 'failure']: getErrorMessage(error) };
    const secondLoginResult = await dispatch(logInAs(user));
    return { isNewAccount: true, ...(secondLoginResult.data && { login: secondLoginResult.data }) };
  };

/** Ends the provider's session in this browser. A failure is only logged to the console. */
export async function leaveProvider(): Promise<void> {
  try {
    await signOut(firebaseAuth);
  } catch (error) {
    console.error('Logout failed:', error instanceof Error ? error.message : '');
  }
}

/**
 * Signs in with Google or Facebook, from the login form or the signup form. A person without an
 * account is signed up.
 * @returns whether somebody is signed in now
 */
export const signInWithProvider = (provider: SocialProvider, signal: AbortSignal) =>
  trackProviderCall(async (dispatch): Promise<boolean> => {
    try {
      const user = await signInWith(provider);
      const accountOutcome: AccountOutcome =
        user.email && !signal.aborted
          ? await dispatch(logInOrSignUp(user, signal))
          : { failure: formatNoEmailError(provider) };
      const { login, isNewAccount, failure, refusal } = accountOutcome;
      if (isNewAccount) {
        dispatch(showSuccess(`Signed up with ${provider} as ${user.fullName || user.email}`));
      }
      if (signal.aborted || failure) {
        await leaveProvider();
        if (failure && !signal.aborted) dispatch(showError(failure));
        return false;
      }
      dispatch(signedIn(toLogin(user, login)));
      if (refusal) dispatch(toastRequested({ message: refusal, variant: 'info' }));
      return true;
    } catch (error) {
      if (!signal.aborted) dispatch(showError(getIdentityMessage(error)));
      if (isSessionEndedError(error)) dispatch(signedOut());
      return false;
    }
  });

const formatNoEmailError = (provider: SocialProvider) =>
  `Your ${provider} account does not share an email address. Please sign up with your email.`;
