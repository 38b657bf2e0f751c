import { loadTwice } from '@/shared/browser/loadTwice';

/** What the shop does with the users of Google and Facebook. It brings the SDK of Firebase with it. */
export const loadIdentitySession = () => loadTwice(() => import('./identitySession'));
