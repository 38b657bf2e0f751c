import { useEffect, useRef, useState } from 'react';

/** Whether an element has come near the screen; it stays true from then on. */
export function useNear<T extends Element>(margin = '400px') {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
    };
  }, [near, margin]);
  return { ref, near };
}
