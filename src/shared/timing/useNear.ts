import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { inBrowser } from '@/shared/lib/inBrowser';

/** So far from the screen a part is near. */
const margin = '1000px';

/**
 * Turns true, once and for all, when the element comes near the screen. Where there is no screen, as in a page that is
 * written ahead of time, everything is near.
 */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(!inBrowser);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref, near]);
  return near;
}
