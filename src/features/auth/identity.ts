import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { loadIdentitySession } from './loadIdentitySession';

/** Whether Google and Facebook stand on offer. Without, no byte of the provider's SDK is loaded. */
export const isIdentityConfigured = (): boolean => getRuntimeConfig().firebase !== null;

/** Whether this browser may hold a session of the provider; only then is it worth loading without being asked. */
export async function mayHaveIdentitySession(): Promise<boolean> {
  if (!isIdentityConfigured()) return false;
  try {
    const keys = [window.localStorage, window.sessionStorage].flatMap(Object.keys);
    if (keys.some((key) => key.startsWith('firebase:'))) return true;
    const databases = await window.indexedDB.databases();
    return databases.some(({ name }) => name === 'firebaseLocalStorageDb');
  } catch {
    // Not every browser can tell; then the provider has to.
    return true;
  }
}

/** Ends the provider's session, if there is one. A failure goes to the console only. */
export async function endIdentitySession(): Promise<void> {
  if (!(await mayHaveIdentitySession())) return;
  try {
    const { leaveProvider } = await loadIdentitySession();
    await leaveProvider();
  } catch (error) {
    console.error('The identity provider did not load:', error);
  }
}
