import { useIntersection } from '@mantine/hooks';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** Share of the block, or of the screen if the block is very tall, that must be visible. */
const visibleShare = 0.1;

/**
 * Visible shares at which the observer reports. The small values are for very tall blocks, of which
 * the screen can never show a tenth.
 */
const threshold = [0, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, visibleShare];

const isInView = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  intersectionRatio >= visibleShare ||
  (rootBounds !== null && intersectionRect.height >= visibleShare * rootBounds.height);

/** Returns false until the page scrolls for the first time while the component is mounted. */
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
  /** Whether the block fills the height of its container, such as a row of cards. */
  fillsHeight?: boolean;
  children: ReactNode;
}

/**
 * A block that fades in and slides up by 15 px once 10% of it is visible, and fades out when it
 * leaves the screen. Before the first scroll, every block is visible, so that screenshots, printing
 * and crawlers see the whole page. Only the child of the observed element moves, so that the
 * movement cannot change what the observer measures.
 */
export function Reveal({ fillsHeight = false, children }: RevealProps) {
  const { ref, entry } = useIntersection({ threshold });
  const hasScrolled = useHasScrolled();
  // At first, a block that is partly on screen is visible. It stays visible until enough of it has
  // been on screen, or until it has left the screen.
  const [isSettled, setIsSettled] = useState(false);
  if (entry && !isSettled && (isInView(entry) || !entry.isIntersecting)) setIsSettled(true);
  const isFadedOut = hasScrolled && isSettled && entry && !isInView(entry);

  const height = fillsHeight ? '100%' : undefined;
  return (
    <Box ref={ref} sx={{ height }}>
      <Box
        data-testid="reveal"
        data-away={isFadedOut ? true : undefined}
        sx={{
          height,
          // On paper, under reduced motion or while it contains the focus, a block does not move or
          // fade.
          '@media screen and (prefers-reduced-motion: no-preference)': {
            // A transition off the screen would be invisible, so it is skipped.
            transition:
              isFadedOut && !entry.isIntersecting
                ? 'none'
                : 'opacity 0.2s ease-out 0.1s, transform 0.2s ease-out 0.1s',
            ...(isFadedOut && {
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
