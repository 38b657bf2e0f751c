import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { loadIdentitySession } from './loadIdentitySession';

/**
 * Returns whether sign-in with Google and Facebook is offered. If not, the provider's SDK is never
 * loaded.
 */
export const isIdentityConfigured = (): boolean => getRuntimeConfig().firebase !== null;

/**
 * Returns whether this browser may have a session of the identity provider. Without a session, the
 * provider's SDK is not loaded in advance.
 */
export async function hasPossibleIdentitySession(): Promise<boolean> {
  if (!isIdentityConfigured()) return false;
  try {
    const keys = [window.localStorage, window.sessionStorage].flatMap(Object.keys);
    if (keys.some((key) => key.startsWith('firebase:'))) return true;
    const databases = await window.indexedDB.databases();
    return databases.some(({ name }) => name === 'firebaseLocalStorageDb');
  } catch {
    // Some browsers block storage or cannot list databases. Then only the SDK can find out whether
    // there is a session.
    return true;
  }
}

/**
 * Ends the session of the identity provider, if there is one. A failure is only logged to the
 * console.
 */
export async function endIdentitySession(): Promise<void> {
  if (!(await hasPossibleIdentitySession())) return;
  try {
    const { leaveProvider } = await loadIdentitySession();
    await leaveProvider();
  } catch (error) {
    console.error('The identity provider did not load:', error);
  }
}
