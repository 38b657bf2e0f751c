import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * A value that the prerendered page cannot know. React hydrates with the fallback, and renders again where the value
 * differs. Both are primitives, or the same objects from render to render.
 */
export const useVisitorValue = <T>(value: T, fallback: T): T =>
  useSyncExternalStore(
    subscribeToNothing,
    () => value,
    () => fallback,
  );
