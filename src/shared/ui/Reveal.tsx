import { useIntersection } from '@mantine/hooks';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** Share of the block (or, where it is taller than that, of the screen) that must be in view. */
const visibleShare = 0.1;

/** Fine steps at the low end: of a very tall block, a tenth never fits the screen. */
const threshold = [0, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, visibleShare];

const inView = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  intersectionRatio >= visibleShare ||
  (rootBounds !== null && intersectionRect.height >= visibleShare * rootBounds.height);

/** False until the page scrolls for the first time while the component is mounted. */
function useHasScrolled(): boolean {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    const onScroll = () => setHasScrolled(true);
    window.addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return hasScrolled;
}

interface RevealProps {
  /** As high as what it stands in, such as a row of cards. */
  fillsHeight?: boolean;
  children: ReactNode;
}

/**
 * A block that fades in and slides up by 15 px once 10 % of it is in view, and back when it leaves. Until the first
 * scroll it is visible wherever it lies, so that screenshots, print tools and crawlers see the whole page. The observed
 * element keeps its place; the element within it moves.
 */
export function Reveal({ fillsHeight = false, children }: RevealProps) {
  const { ref, entry } = useIntersection({ threshold });
  const hasScrolled = useHasScrolled();
  // A block that is partly on the screen from the start stays visible until it has been in view or has left.
  const [isSettled, setIsSettled] = useState(false);
  if (entry && !isSettled && (inView(entry) || !entry.isIntersecting)) setIsSettled(true);
  const isAway = hasScrolled && isSettled && entry && !inView(entry);

  const height = fillsHeight ? '100%' : undefined;
  return (
    <Box ref={ref} sx={{ height }}>
      <Box
        data-testid="reveal"
        data-away={isAway ? true : undefined}
        sx={{
          height,
          // On paper, under reduced motion and with the focus in it, a block simply stands there.
          '@media screen and (prefers-reduced-motion: no-preference)': {
            // Off the screen no transition can be seen.
            transition:
              isAway && !entry.isIntersecting
                ? 'none'
                : 'opacity 0.2s ease-out 0.1s, transform 0.2s ease-out 0.1s',
            ...(isAway && {
              '&:not(:focus-within)': { opacity: 0, transform: 'translateY(15px)' },
            }),
          },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
