import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Returns a value that the prerendered page cannot know. React hydrates with the fallback and
 * renders again if the value differs. Value and fallback must be primitives or stable objects.
 */
export const useVisitorValue = <T>(value: T, fallback: T): T =>
  useSyncExternalStore(
    subscribeToNothing,
    () => value,
    () => fallback,
  );
