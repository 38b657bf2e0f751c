import { readSignedInUser } from '@/shared/contract/signedInUser';
import { errorToast, successToast } from '@/shared/lib/toast';
import type { AppDispatch, RootState } from '@/shared/lib/storeHooks';
import { logIn, signUp } from './authApi';
import type { Login } from './authApi';
import type { AuthDialogView } from './authDialogSlice';
import { signedIn, signedOut } from './authSlice';
import { loadIdentity } from './identity';
import type { IdentityProvider, IdentityUser, SocialProvider } from './identity';
import { endsSession, identityMessage } from './identityErrors';
import { randomPassword } from './randomPassword';

/** While a sign-up is under way, what the listener hears is not settled yet. */
let unsettled = 0;

async function settling<T>(work: () => Promise<T>): Promise<T> {
  unsettled += 1;
  try {
    return await work();
  } finally {
    unsettled -= 1;
  }
}

/** The fields of section 3 that come from the provider; `uid` marks whose session it is. */
const storedUser = (user: IdentityUser) => ({ ...user, displayName: user.fullName });

/**
 * What the provider's listener says (section 4): its user is the signed-in user; with none, the session's user stays,
 * unless the provider had signed them in and no longer does.
 */
export const identityChanged =
  (user: IdentityUser | null) => (dispatch: AppDispatch, getState: () => RootState) => {
    if (unsettled > 0) return;
    const { authUser } = getState().auth;
    if (user) {
      const known = authUser?.uid === user.uid || readSignedInUser(authUser)?.email === user.email;
      if (!known) dispatch(signedIn({ response: storedUser(user), token: null }));
    } else if (authUser?.uid) {
      dispatch(signedOut());
      dispatch(errorToast(identityMessage({ code: 'auth/user-token-expired' })));
    }
  };

/** Asks the provider whether its user may still be here; disabled and expired users are signed out. */
export const identityChecked = (identity: IdentityProvider) => (dispatch: AppDispatch) =>
  settling(async () => {
    try {
      await identity.check();
    } catch (error) {
      if (!endsSession(error)) return;
      dispatch(signedOut());
      dispatch(errorToast(identityMessage(error)));
    }
  });

const undo = (identity: IdentityProvider, isNew: boolean) =>
  (isNew ? identity.discard() : identity.signOut()).catch((error: unknown) => {
    console.error('Sign-up not undone:', identityMessage(error));
  });

/** Call 9 with a password that nobody knows, then call 8 with the same, so that the new user bears a token. */
async function openAccount(user: IdentityUser): Promise<{ login?: Login } | { problem: string }> {
  // Once begun it is finished, whatever becomes of the dialog: half an account could never be signed up again.
  const { signal } = new AbortController();
  const password = randomPassword();
  const outcome = await signUp(
    {
      loginId: user.email,
      appUserName: user.fullName.slice(0, 200),
      userCellNo: '',
      userEmail: user.email,
      loginPassword: password,
      userImageURL: user.userImageURL,
    },
    signal,
  );
  if ('error' in outcome) return { problem: outcome.error.message };
  const login = await logIn({ email: user.email, password }, signal);
  return 'data' in login ? { login: login.data } : {};
}

/**
 * Google or Facebook, from either dialog. A user new to the provider is signed up; the signup dialog signs up anybody;
 * who is known already is simply signed in.
 * @returns whether somebody is signed in now
 */
export const continueWith =
  (provider: SocialProvider, view: AuthDialogView, signal: AbortSignal) =>
  (dispatch: AppDispatch): Promise<boolean> =>
    settling(async () => {
      try {
        const identity = await loadIdentity();
        const { user, isNew } = await identity.signIn(provider);
        if (signal.aborted || !user.email) {
          await undo(identity, isNew);
          if (!signal.aborted) dispatch(errorToast(noEmail(provider)));
          return false;
        }
        const account = isNew || view === 'signup' ? await openAccount(user) : {};
        if ('problem' in account) {
          dispatch(errorToast(account.problem));
          if (isNew) {
            await undo(identity, isNew);
            return false;
          }
        }
        const login = 'login' in account ? account.login : undefined;
        dispatch(
          signedIn({
            response: { ...storedUser(user), ...login?.response },
            token: login?.token ?? null,
          }),
        );
        if ((isNew || view === 'signup') && !('problem' in account)) {
          dispatch(successToast(`Signed up with ${provider} as ${user.fullName || user.email}`));
        }
        return true;
      } catch (error) {
        if (!signal.aborted) dispatch(errorToast(identityMessage(error)));
        if (endsSession(error)) dispatch(signedOut());
        return false;
      }
    });

const noEmail = (provider: SocialProvider) =>
  `Your ${provider} account shares no email address. Please sign up with your email.`;
