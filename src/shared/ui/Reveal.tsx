import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** Share of the block (or, where it is taller than that, of the screen) that must be in view. */
const visibleShare = 0.1;

/** Fine steps at the low end: of a very tall block, a tenth never fits the screen. */
const threshold = [0, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, visibleShare];

const inView = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  intersectionRatio >= visibleShare ||
  (rootBounds !== null && intersectionRect.height >= visibleShare * rootBounds.height);

/**
 * A block that fades in and slides up by 15 px once 10 % of it is in view, and back when it leaves. It is hidden only by
 * a decision of this script that it lies off the screen: what is first on the screen never fades. What is observed stays
 * where it is, and what moves (in `ui.css`) is within.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const { ref, entry } = useIntersection({ threshold });
  const [first, setFirst] = useState(entry);
  if (entry && !first) setFirst(entry);
  const isFirst = entry === first;
  // Shown at least in part from the start: it stays as it is until it leaves.
  const isSpared = isFirst && entry?.isIntersecting;
  const isAway = entry && !inView(entry) && !isSpared;
  const away = isFirst ? 'at-first' : 'again';

  return (
    <div ref={ref}>
      <div className="reveal" data-testid="reveal" data-away={isAway ? away : undefined}>
        {children}
      </div>
    </div>
  );
}
