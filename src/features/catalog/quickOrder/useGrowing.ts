import { useEffect, useState } from 'react';

/** How many rows of a long list are drawn: a few more in each task, so that the page answers meanwhile. */
export function useGrowing(count: number, step = 8): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn === Math.max(count, step)) return undefined;
    const timer = setTimeout(() => setDrawn(Math.max(Math.min(count, drawn + step), step)));
    return () => clearTimeout(timer);
  }, [count, drawn, step]);
  return drawn;
}
