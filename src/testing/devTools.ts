import { instrument } from '@redux-devtools/instrument';
import type { EnhancedStore } from '@redux-devtools/instrument';
import type { Action, DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit';

/*
 * Stands for the Redux DevTools extension in a test's browser. Import it before anything else: Redux Toolkit looks for
 * the extension when it is loaded.
 */
let given: DevToolsEnhancerOptions = {};

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (options: DevToolsEnhancerOptions) => {
    given = options;
    return (...enhancers: StoreEnhancer[]): StoreEnhancer =>
      (createStore) =>
        [...enhancers, instrument() as StoreEnhancer].reduceRight(
          (next, enhancer) => enhancer(next),
          createStore,
        );
  },
});

/** The store under the store, which knows every action and can jump. */
export const getDevTools = (store: object) =>
  (store as EnhancedStore<unknown, Action, unknown>).liftedStore;

/** Every action and state of the store that was made last, and what the extension would show of each. */
export function inDevTools(store: object) {
  const { actionsById, computedStates } = getDevTools(store).getState();
  const actions = Object.values(actionsById).map(({ action }) => action);
  const states = computedStates.map(({ state }) => state);
  const { actionSanitizer = (action) => action, stateSanitizer = (state) => state } = given;
  return {
    kept: [...actions, ...states].map((each) => JSON.stringify(each)),
    sanitized: [...actions.map(actionSanitizer), ...states.map(stateSanitizer)].map((each) =>
      JSON.stringify(each),
    ),
  };
}
