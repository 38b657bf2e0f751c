import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { isBrowser } from './isBrowser';

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

export const prefersReducedMotion = (): boolean =>
  isBrowser && window.matchMedia(reducedMotionQuery).matches;

/** Like `prefersReducedMotion`, but renders again when the setting changes. */
export const useReducedMotion = (): boolean => useMediaQuery(reducedMotionQuery);

/**
 * Returns whether a part that moves by itself is paused, and a function for its pause button. The
 * part is paused under reduced motion. The shopper's choice holds until that setting changes.
 */
export function useMotionPause(startsPaused = false) {
  const isMotionReduced = useReducedMotion();
  const [latestSetting, setLatestSetting] = useState(isMotionReduced);
  const [isPaused, setPaused] = useState(startsPaused || isMotionReduced);
  if (isMotionReduced !== latestSetting) {
    setLatestSetting(isMotionReduced);
    setPaused(startsPaused || isMotionReduced);
  }
  return { isMotionReduced, isPaused, setPaused };
}
