import { useDocumentVisibility, useInViewport } from '@mantine/hooks';

/** Returns whether the element with the `ref` is within the screen and its tab is visible. */
export function useOnScreen() {
  const { ref, inViewport } = useInViewport();
  const visibility = useDocumentVisibility();
  return { ref, isOnScreen: inViewport && visibility === 'visible' };
}
