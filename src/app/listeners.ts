import { createListenerMiddleware } from '@reduxjs/toolkit';
import { signedOut } from '@/features/auth/authSlice';
import { lineAdded } from '@/features/cart/cartSlice';
import { contentApi } from '@/features/content/contentApi';
import { successToast } from '@/shared/lib/toast';
import type { AppDispatch, RootState } from '@/shared/lib/storeHooks';
import { sessionKeys, sessionStore } from '@/shared/lib/webStorage';

/** Effects that cross features. Made anew for every store, so that tests don't share them. */
export function createListeners() {
  const listeners = createListenerMiddleware<RootState, AppDispatch>();

  listeners.startListening({
    actionCreator: lineAdded,
    effect: (_action, { dispatch }) => {
      dispatch(successToast('Item added to cart!'));
    },
  });

  listeners.startListening({
    matcher: contentApi.endpoints.getClientInfo.matchFulfilled,
    effect: ({ payload }) => {
      sessionStore.set(sessionKeys.clientInfo, JSON.stringify(payload));
    },
  });

  listeners.startListening({
    actionCreator: signedOut,
    effect: () => {
      sessionStore.remove(sessionKeys.authUser);
      sessionStore.remove(sessionKeys.authToken);
    },
  });

  return listeners;
}
