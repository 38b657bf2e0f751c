import { importWithRetry } from '@/shared/browser/importWithRetry';

/** Loads the session module, which imports the SDK of Firebase. */
export const loadIdentitySession = () => importWithRetry(() => import('./identitySession'));
