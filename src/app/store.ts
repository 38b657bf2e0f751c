import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { authDialogSlice } from '@/features/auth/authDialogSlice';
import { authSlice } from '@/features/auth/authSlice';
import { cartSlice } from '@/features/cart/cartSlice';
import { baseApi } from '@/shared/api/baseApi';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import type { RootState } from '@/shared/lib/storeHooks';
import { toastSlice } from '@/shared/lib/toast';
import { whenIdle } from '@/shared/lib/whenIdle';
import { devToolsOptions } from './devTools';
import { createListeners } from './listeners';
import { authMirror, cartMirror } from './sessionMirror';

/** redux-persist's own actions, which hold functions. */
const persistActions = ['FLUSH', 'PAUSE', 'PERSIST', 'PURGE', 'REGISTER', 'REHYDRATE'];

/** The only store factory. It reads no storage: the shop starts from `readSession()`. */
export function makeStore(preloadedState?: Partial<RootState>) {
  const reducer = combineSlices(baseApi, toastSlice, authDialogSlice, cartSlice, authSlice);
  const store = configureStore({
    reducer,
    preloadedState: preloadedState,
    middleware: (getDefault) =>
      getDefault({
        // The default of 32 ms speaks of the machine's load rather than of the state's size.
        immutableCheck: { warnAfter: 500 },
        serializableCheck: {
          ignoredActions: persistActions.map((name) => `persist/${name}`),
          warnAfter: 500,
        },
      })
        .prepend(createListeners().middleware)
        .concat(baseApi.middleware),
    devTools:
      process.env.NODE_ENV !== 'production' || runtimeConfig().devTools ? devToolsOptions : false,
  });
  setupListeners(store.dispatch);
  return Object.assign(store, { rootReducer: reducer });
}

export type AppStore = ReturnType<typeof makeStore>;

/**
 * Mirrors cart and user into session storage from now on. redux-persist comes after the first paint, or with the first
 * change; a page that goes before that still leaves its state behind.
 */
export async function startPersisting(store: AppStore) {
  let flush = () => {
    const { cart, auth } = store.getState();
    cartMirror.write(cart);
    authMirror.write(auth);
  };
  window.addEventListener('pagehide', () => {
    flush();
  });
  const { cart, auth } = store.getState();
  await new Promise<void>((resolve) => {
    whenIdle(resolve);
    store.subscribe(() => {
      const now = store.getState();
      if (now.cart !== cart || now.auth !== auth) resolve();
    });
  });
  const { persist } = await import(/* webpackChunkName: "persist" */ './persist');
  const persistor = persist(store);
  flush = () => void persistor.flush();
  return persistor;
}
