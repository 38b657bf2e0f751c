import { createListenerMiddleware } from '@reduxjs/toolkit';
import { signedIn, signedOut } from '@/features/auth/authSlice';
import { endIdentitySession } from '@/features/auth/identity';
import { isAnsweredCall } from '@/shared/api/staleSlice';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { draftKeys, sessionStore } from '@/shared/storage/webStorage';
import { announceSignOut } from './signOutInTabs';

/** Effects that cross features. Made anew for every store, so that tests don't share them. */
export function createListeners() {
  const listeners = createListenerMiddleware();
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch>();

  startListening({
    matcher: isAnsweredCall,
    effect: async ({ meta: { baseQueryMeta, fulfilledTimeStamp } }) => {
      // Where there is no room, nothing stands in for a later failure.
      await baseQueryMeta.keep?.(fulfilledTimeStamp).catch(() => undefined);
    },
  });

  startListening({
    actionCreator: signedOut,
    effect: async (_action, { getOriginalState }) => {
      announceSignOut(getOriginalState());
      for (const key of Object.values(draftKeys)) sessionStore.remove(key);
      await endIdentitySession();
    },
  });

  startListening({
    actionCreator: signedIn,
    effect: async ({ payload }) => {
      // Whoever logs in by password is not the user of an older Google or Facebook session.
      if (!payload.response.identityEmail) await endIdentitySession();
    },
  });

  return listeners;
}
