import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';
import { inBrowser } from '@/shared/browser/inBrowser';

const rootMargin = '1000px';

/**
 * Turns true, once and for all, when the element with the `ref` comes near the screen. Where there is no screen, as in
 * a prerendered page, everything is near.
 */
export function useNear() {
  const { ref, entry } = useIntersection({ rootMargin });
  const [near, setNear] = useState(!inBrowser);
  if (entry?.isIntersecting && !near) setNear(true);
  return { ref, near };
}
