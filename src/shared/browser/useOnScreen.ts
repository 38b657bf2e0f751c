import { useDocumentVisibility, useInViewport } from '@mantine/hooks';

/** Returns a `ref`, and whether its element is within the screen of a visible tab. */
export function useOnScreen() {
  const { ref, inViewport } = useInViewport();
  const visibility = useDocumentVisibility();
  return { ref, isOnScreen: inViewport && visibility === 'visible' };
}
