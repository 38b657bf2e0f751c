import { instrument } from '@redux-devtools/instrument';
import type { EnhancedStore } from '@redux-devtools/instrument';
import type { Action, StoreEnhancer } from '@reduxjs/toolkit';

/*
 * Stands for the Redux DevTools extension in a test's browser. Import it before anything else: Redux Toolkit looks for
 * the extension when it is loaded.
 */
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createStore) =>
      [...enhancers, instrument() as StoreEnhancer].reduceRight(
        (next, enhancer) => enhancer(next),
        createStore,
      ),
});

/** The store under the store, which knows every action and can jump. */
export const devToolsOf = (store: object) =>
  (store as EnhancedStore<unknown, Action, unknown>).liftedStore;
