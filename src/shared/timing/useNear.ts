import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';

const rootMargin = '1000px';

/** Returns a `ref`, and whether its element has already come near the screen. */
export function useNear() {
  const { ref, entry } = useIntersection({ rootMargin });
  const [isNear, setNear] = useState(false);
  if (entry?.isIntersecting && !isNear) setNear(true);
  return { ref, isNear };
}
