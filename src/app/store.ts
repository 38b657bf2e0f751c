import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { authDialogSlice } from '@/features/auth/authDialogSlice';
import { authSlice } from '@/features/auth/authSlice';
import { cartSlice } from '@/features/cart/cartSlice';
import { baseApi } from '@/shared/api/baseApi';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import type { RootState } from '@/shared/lib/storeHooks';
import { toastSlice } from '@/shared/lib/toast';
import { devToolsOptions } from './devTools';
import { createListeners } from './listeners';
import { persistAuth, persistCart } from './persist';

/** The only store factory. Nothing is written to or read from storage before `startPersisting`. */
export function makeStore(preloadedState?: Partial<RootState>) {
  // Made per store: redux-persist keeps what it last wrote inside the reducer.
  const cart = persistCart(cartSlice.reducer);
  const auth = persistAuth(authSlice.reducer);
  const reducer = combineSlices(baseApi, toastSlice, authDialogSlice, { cart, auth });
  const store = configureStore({
    reducer,
    preloadedState: preloadedState as Partial<ReturnType<typeof reducer>>,
    middleware: (getDefault) =>
      getDefault({
        // The default of 32 ms speaks of the machine's load rather than of the state's size.
        immutableCheck: { warnAfter: 500 },
        serializableCheck: {
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
          warnAfter: 500,
        },
      })
        .prepend(createListeners().middleware)
        .concat(baseApi.middleware),
    devTools:
      process.env.NODE_ENV !== 'production' || runtimeConfig().devTools ? devToolsOptions : false,
  });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;

/** Reads the session back into the store and mirrors it from then on; what is left to write goes when the page does. */
export function startPersisting(store: AppStore) {
  const persistor = persistStore(store);
  window.addEventListener('pagehide', () => void persistor.flush());
  return persistor;
}
