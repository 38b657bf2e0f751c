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

declare global {
  interface Window {
    gapi?: { load?: unknown };
  }
}

const googleOrigin = 'https://apis.google.com/';

/** Longest wait in ms for the provider's popup. */
const windowTimeoutMs = 15_000;

// Firebase loads Google's script from a plain string URL, which Trusted Types reject without a
// default policy.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (url.startsWith(googleOrigin) ? url : ''),
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
 * Ends the SDK's wait for Google's script if the script has not started. The SDK itself waits for
 * ever if an HTML page came instead of the script. It treats an `onload` call without `gapi.load`
 * as a failed script, and requests the script again at the next sign-in.
 */
function endScriptWait(): void {
  if (window.gapi?.load) return;
  const scripts = document.querySelectorAll<HTMLScriptElement>(`script[src^="${googleOrigin}"]`);
  for (const { src } of scripts) {
    window.gapi ??= {};
    const callbackName = new URL(src).searchParams.get('onload') ?? '';
    (window as unknown as Record<string, (() => void) | undefined>)[callbackName]?.();
  }
}

// On phones, the SDK requests the script at once. Until then, it answers no other call.
setTimeout(endScriptWait, windowTimeoutMs);

/** Settles when the SDK's last sign-in has ended, which may be after the time limit. */
let lastSignIn: Promise<unknown> = Promise.resolve();

/**
 * Opens the provider's popup, in which the shopper signs in. Fails if the popup has not opened in
 * time.
 * @throws Firebase's error if the sign-in fails
 */
export function signInWith(providerName: SocialProvider): Promise<IdentityUser> {
  const provider =
    providerName === 'Google'
      ? new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' })
      : new FacebookAuthProvider().addScope('email');
  return new Promise((resolve, reject) => {
    let isTooLate = false;
    const timer = setTimeout(() => {
      isTooLate = true;
      endScriptWait();
      reject(Object.assign(new Error(), { code: 'auth/network-request-failed' }));
    }, windowTimeoutMs);
    // An app on the home screen of iOS opens the popup as a link, which cannot be observed.
    if ('standalone' in navigator && navigator.standalone === true) clearTimeout(timer);
    const signIn = () => {
      if (isTooLate) return undefined;
      // The SDK does not report that it opens the popup.
      const { open } = window;
      const watchedOpen: typeof open = (...args) => {
        clearTimeout(timer);
        return isTooLate ? null : open.apply(window, args);
      };
      window.open = watchedOpen;
      return signInWithPopup(firebaseAuth, provider)
        .then(({ user }) => resolve(toIdentityUser(user)), reject)
        .finally(() => {
          clearTimeout(timer);
          if (window.open === watchedOpen) window.open = open;
        });
    };
    // A second call would only cancel the first one, which may still open its popup.
    lastSignIn = lastSignIn.then(signIn);
  });
}
