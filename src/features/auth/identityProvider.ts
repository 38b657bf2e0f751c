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

export type SocialProvider = 'Google' | 'Facebook';

// Firebase loads Google's script from a plain string URL, which Trusted Types reject without a
// default policy.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (url.startsWith('https://apis.google.com/') ? url : ''),
});

const { emulatorUrl, ...firebaseOptions } = getRuntimeConfig().firebase ?? {};
export const firebaseAuth = initializeAuth(initializeApp(firebaseOptions), {
  // Session storage is the last resort. Without any storage, a reload would look like a sign-out.
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  // Phones and Safari open popups only directly from a click, so the SDK prepares the popup's
  // iframe in advance.
  popupRedirectResolver: browserPopupRedirectResolver,
});
if (emulatorUrl) connectAuthEmulator(firebaseAuth, emulatorUrl, { disableWarnings: true });

export const toIdentityUser = (user: User) => ({
  /**
   * This is a secret, because `derivePassword` derives the password from it. Keep it out of the
   * state, storage, logs and API calls.
   */
  uid: user.uid,
  fullName: user.displayName ?? user.providerData[0]?.displayName ?? '',
  email: user.email ?? user.providerData[0]?.email ?? '',
  userImageURL: user.photoURL ?? '',
});
export type IdentityUser = ReturnType<typeof toIdentityUser>;

/**
 * Opens the provider's popup, in which the shopper signs in.
 * @throws Firebase's error if the sign-in fails
 */
export async function signInWith(providerName: SocialProvider): Promise<IdentityUser> {
  const provider =
    providerName === 'Google'
      ? new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' })
      : new FacebookAuthProvider().addScope('email');
  return toIdentityUser((await signInWithPopup(firebaseAuth, provider)).user);
}
