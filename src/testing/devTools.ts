import { instrument } from '@redux-devtools/instrument';
import type { EnhancedStore } from '@redux-devtools/instrument';
import type { Action, DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit';

/*
 * Replaces the Redux DevTools extension in tests. Import this file before all others, because Redux
 * Toolkit looks for the extension when it is loaded.
 */
let latestOptions: DevToolsEnhancerOptions = {};

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (options: DevToolsEnhancerOptions) => {
    latestOptions = options;
    return (...enhancers: StoreEnhancer[]): StoreEnhancer =>
      (createStore) =>
        [...enhancers, instrument() as StoreEnhancer].reduceRight(
          (next, enhancer) => enhancer(next),
          createStore,
        );
  },
});

/**
 * Returns the lifted store of the DevTools, which records every action and can jump between states.
 */
export const getDevTools = (store: object) =>
  (store as EnhancedStore<unknown, Action, unknown>).liftedStore;

/**
 * Returns every action and state of the store as JSON: unchanged, and as the extension would show
 * it. Uses the options of the store that was created last.
 */
export function readDevTools(store: object) {
  const { actionsById, computedStates } = getDevTools(store).getState();
  const actions = Object.values(actionsById).map(({ action }) => action);
  const states = computedStates.map(({ state }) => state);
  const { actionSanitizer = (action) => action, stateSanitizer = (state) => state } = latestOptions;
  return {
    rawTexts: [...actions, ...states].map((entry) => JSON.stringify(entry)),
    sanitizedTexts: [...actions.map(actionSanitizer), ...states.map(stateSanitizer)].map((entry) =>
      JSON.stringify(entry),
    ),
  };
}
