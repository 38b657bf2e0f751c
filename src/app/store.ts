import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { authDialogSlice } from '@/features/auth/authDialogSlice';
import { baseApi } from '@/shared/api/baseApi';
import { staleSlice } from '@/shared/api/staleAnswers';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { isBrowser } from '@/shared/browser/isBrowser';
import { toastSlice } from '@/shared/store/toast';
import { createCartSync } from './cartSync';
import { devToolsOptions } from './devTools';
import { dataRemovalSlice } from './layout/account/dataRemovalSlice';
import { createListeners } from './listeners';
import { updateSlice } from './offline/updateSlice';
import { getPersistedReducers } from './persist';

const makeReducer = () =>
  combineSlices(
    baseApi,
    staleSlice,
    updateSlice,
    toastSlice,
    authDialogSlice,
    dataRemovalSlice,
    getPersistedReducers(),
  );

/** Other folders use this type through `shared/store/storeHooks`, which imports only the type. */
export type RootState = ReturnType<ReturnType<typeof makeReducer>>;

export function makeStore(preloadedState?: Partial<RootState>) {
  const store = configureStore({
    reducer: makeReducer(),
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        // With the default limit of 32 ms, a warning depends more on the load of the machine than
        // on the size of the state.
        immutableCheck: { warnAfter: 5000 },
        serializableCheck: {
          // `serializableCheck` ignores these actions, because they contain functions.
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
          warnAfter: 5000,
        },
      })
        .prepend(createListeners().middleware)
        .concat(baseApi.middleware, createCartSync),
    devTools:
      process.env.NODE_ENV !== 'production' || getRuntimeConfig().devTools
        ? devToolsOptions
        : false,
  });
  // Outside a browser, there are no focus and online events, and their listeners would keep every
  // store in memory.
  if (isBrowser) setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
