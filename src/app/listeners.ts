import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import {
  profileMerged,
  selectUser,
  sessionReplaced,
  signedIn,
  signedOut,
} from '@/features/auth/authSlice';
import { endIdentitySession } from '@/features/auth/identity';
import { isSameUser } from '@/features/auth/isSameUser';
import { isAnsweredCall, refetchUnanswered } from '@/shared/api/staleAnswers';
import { selectToasts, topicSettled } from '@/shared/store/toast';
import { getStorageOwner } from '@/shared/contract/signedInUser';
import { removeDraftsOf } from '@/shared/storage/useDraft';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { draftKeys, sessionStore } from '@/shared/storage/webStorage';
import { waitForBrowserIdle } from '@/shared/timing/useIdle';
import { logoutTopic } from './layout/account/dataRemovalSlice';
import { announceProfileChanges, announceSignOut } from './accountInTabs';

/**
 * Creates the listeners for effects that concern several features. Every store has its own
 * listeners, so that tests do not share them.
 */
export function createListeners() {
  const listeners = createListenerMiddleware();
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch>();

  startListening({
    matcher: isAnsweredCall,
    effect: async ({ meta: { baseQueryMeta, fulfilledTimeStamp } }, { dispatch }) => {
      // The shop shows a stale answer. The next call waits for the late answer and shows it.
      if (baseQueryMeta.isLate) dispatch(refetchUnanswered());
      // Converting a long list to text takes a while, which must not delay the page.
      if (baseQueryMeta.storeAnswer) await waitForBrowserIdle();
      // If storage is full, the answer is not stored. If a later call fails, the shop then has no
      // old answer to show.
      await baseQueryMeta.storeAnswer?.(fulfilledTimeStamp).catch(() => undefined);
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
    matcher: isAnyOf(signedIn, sessionReplaced),
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      const hasOffer = selectToasts(getState()).some(({ topic }) => topic === logoutTopic);
      if (hasOffer) dispatch(topicSettled(logoutTopic));
      const previousUser = selectUser(getOriginalState());
      if (previousUser && !isSameUser(previousUser, selectUser(getState())))
        removeDraftsOf(getStorageOwner(previousUser));
    },
  });

  startListening({
    actionCreator: profileMerged,
    effect: ({ payload }, { getOriginalState }) =>
      announceProfileChanges(getOriginalState(), payload),
  });

  startListening({
    actionCreator: signedIn,
    effect: async ({ payload }) => {
      // A shopper who logs in by password is not the user of an earlier Google or Facebook session.
      if (!payload.response.identityEmail) await endIdentitySession();
    },
  });

  return listeners;
}
