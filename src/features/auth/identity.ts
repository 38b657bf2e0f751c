import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { loadTwice } from '@/shared/browser/loadTwice';

export type SocialProvider = 'Google' | 'Facebook';

export interface IdentityUser {
  /** Opens the account at the back end (`derivedPassword`): keep it out of state, storage, logs and calls. */
  uid: string;
  fullName: string;
  email: string;
  userImageURL: string;
}

/** All that the shop asks of its identity provider; `identityProvider.ts` is the one that speaks to Firebase. */
export interface IdentityProvider {
  /** Calls back with the user, or `null`, now and whenever that changes. @returns the way to stop */
  watch: (onChange: (user: IdentityUser | null) => void) => () => void;
  /** Opens the provider's window. @throws the provider's error */
  signIn: (provider: SocialProvider) => Promise<IdentityUser>;
  current: () => Promise<IdentityUser | null>;
  signOut: () => Promise<void>;
  /** @throws the provider's error where its user is disabled or the session has expired */
  check: () => Promise<void>;
}

/** The way to the provider; the tests put their own behind it. */
export const identityDoor = {
  open: async (): Promise<IdentityProvider> =>
    (await loadTwice(() => import('./identityProvider'))).identityProvider,
};

export const loadIdentity = () => identityDoor.open();

/** What the shop does with the provider's users; in the same script as the provider. */
export const loadIdentitySession = () => loadTwice(() => import('./identitySession'));

/** Whether Google and Facebook stand on offer. Without, no byte of the provider's SDK is loaded. */
export const isIdentityConfigured = (): boolean => runtimeConfig().firebase !== null;

/** Where the SDK keeps its session. */
const database = 'firebaseLocalStorageDb';

/** Whether this browser may hold a session of the provider; only then is it worth loading without being asked. */
export async function mayHaveIdentitySession(): Promise<boolean> {
  if (!isIdentityConfigured()) return false;
  try {
    const keys = [window.localStorage, window.sessionStorage].flatMap(Object.keys);
    if (keys.some((key) => key.startsWith('firebase:'))) return true;
    const databases = await window.indexedDB.databases();
    return databases.some(({ name }) => name === database);
  } catch {
    // Not every browser can tell; then the provider has to.
    return true;
  }
}

/** Ends the provider's session, if there is one. A failure goes to the console only. */
export async function endIdentitySession(): Promise<void> {
  try {
    if (await mayHaveIdentitySession()) await (await loadIdentity()).signOut();
  } catch (error) {
    console.error('Logout failed:', error instanceof Error ? error.message : '');
  }
}
