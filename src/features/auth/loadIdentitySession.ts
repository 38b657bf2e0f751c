import { importWithRetry } from '@/shared/browser/importWithRetry';

/** What the shop does with the users of Google and Facebook. It brings the SDK of Firebase with it. */
export const loadIdentitySession = () => importWithRetry(() => import('./identitySession'));
