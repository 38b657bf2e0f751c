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
  onAuthStateChanged,
  signInWithPopup,
  signOut,
} from 'firebase/auth';
import type { User } from 'firebase/auth';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import type { IdentityProvider, IdentityUser, SocialProvider } from './identity';

/* Firebase Authentication. Import this file only by `loadIdentity`: it brings the whole SDK. */

const identityUser = ({ uid, displayName, email, photoURL, providerData }: User): IdentityUser => ({
  uid,
  fullName: displayName ?? providerData[0]?.displayName ?? '',
  email: email ?? providerData[0]?.email ?? '',
  userImageURL: photoURL ?? '',
});

function popupProvider(name: SocialProvider) {
  if (name === 'Facebook') return new FacebookAuthProvider().addScope('email');
  return new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' });
}

// Firebase loads Google's script by a plain address.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (url.startsWith('https://apis.google.com/') ? url : ''),
});

const { emulatorUrl, ...options } = runtimeConfig().firebase ?? {};
const auth = initializeAuth(initializeApp(options), {
  // In the session only where the browser keeps nothing longer: else a reload would look like a sign-out.
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  // Where windows open only straight from a click (phones, Safari), the SDK gets the popup's frame ready ahead.
  popupRedirectResolver: browserPopupRedirectResolver,
});
if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

export const identityProvider: IdentityProvider = {
  watch: (onChange) => onAuthStateChanged(auth, (user) => onChange(user && identityUser(user))),
  signIn: async (name) => identityUser((await signInWithPopup(auth, popupProvider(name))).user),
  current: async () => {
    await auth.authStateReady();
    return auth.currentUser && identityUser(auth.currentUser);
  },
  signOut: () => signOut(auth),
  check: async () => auth.currentUser?.reload(),
};
