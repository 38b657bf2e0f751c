import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithPopup,
} from 'firebase/auth';
import type { User } from 'firebase/auth';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';

/* Firebase Authentication, as the shop uses it. */

export type SocialProvider = 'Google' | 'Facebook';

// Firebase loads Google's script by a plain address.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (url.startsWith('https://apis.google.com/') ? url : ''),
});

const { emulatorUrl, ...options } = getRuntimeConfig().firebase ?? {};
export const auth = initializeAuth(initializeApp(options), {
  // In the session only where the browser keeps nothing longer: else a reload would look like a sign-out.
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  // Where windows open only straight from a click (phones, Safari), the SDK gets the popup's frame ready ahead.
  popupRedirectResolver: browserPopupRedirectResolver,
});
if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

export const toIdentityUser = (user: User) => ({
  /** Opens the account at the back end (`derivePassword`): keep it out of state, storage, logs and calls. */
  uid: user.uid,
  fullName: user.displayName ?? user.providerData[0]?.displayName ?? '',
  email: user.email ?? user.providerData[0]?.email ?? '',
  userImageURL: user.photoURL ?? '',
});
export type IdentityUser = ReturnType<typeof toIdentityUser>;

/** Opens the provider's window. @throws Firebase's error */
export async function signInWith(name: SocialProvider): Promise<IdentityUser> {
  const provider =
    name === 'Google'
      ? new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' })
      : new FacebookAuthProvider().addScope('email');
  return toIdentityUser((await signInWithPopup(auth, provider)).user);
}
