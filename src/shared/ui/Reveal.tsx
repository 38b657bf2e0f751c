import { useIntersection } from '@mantine/hooks';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { inBrowser } from '@/shared/lib/inBrowser';
import { prefersReducedMotion } from '@/shared/lib/motion';

/** Share of the block (or, where it is taller than that, of the screen) that must be in view. */
const visibleShare = 0.1;
const distance = 15;

/** Fine steps at the low end: of a very tall block, a tenth never fits the screen. */
const threshold = [0, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, visibleShare];

const inView = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  intersectionRatio >= visibleShare ||
  (rootBounds !== null && intersectionRect.height >= visibleShare * rootBounds.height);

/**
 * A block that fades in and slides up by 15 units once 10 % of it is in view, and back when it leaves.
 * It is hidden only by a decision of this script that it lies off the screen: what is first on the screen never fades,
 * and without observers, on paper, for screen readers and under reduced motion it simply stands there.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const { ref, entry } = useIntersection({ threshold });
  const [still] = useState(
    () => !inBrowser || prefersReducedMotion() || !('IntersectionObserver' in window),
  );
  const [first, setFirst] = useState(entry);
  if (entry && !first) setFirst(entry);
  const moves = entry !== first;
  // Shown at least in part from the start: it stays as it is until it leaves.
  const hidden = entry && !inView(entry) && (moves || !entry.isIntersecting);

  return (
    <Box ref={still ? undefined : ref}>
      <Box
        data-testid="reveal"
        sx={{
          transition: moves ? 'opacity 0.2s ease-out 0.1s, transform 0.2s ease-out 0.1s' : 'none',
          ...(hidden && {
            opacity: 0,
            transform: `translateY(${String(distance)}px)`,
            '@media print': { opacity: 1, transform: 'none' },
          }),
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
