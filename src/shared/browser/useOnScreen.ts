import { useDocumentVisibility, useInViewport } from '@mantine/hooks';

/** Whether the element with the `ref` can be seen: it is within the screen, and its tab is not hidden. */
export function useOnScreen() {
  const { ref, inViewport } = useInViewport();
  const visibility = useDocumentVisibility();
  return { ref, isOnScreen: inViewport && visibility === 'visible' };
}
