import { importWithRetry } from '@/shared/browser/importWithRetry';

/** Loads `identitySession.ts` only when it is needed, because it imports the SDK of Firebase. */
export const loadIdentitySession = () => importWithRetry(() => import('./identitySession'));
