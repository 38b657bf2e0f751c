import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { Insight } from '../insight/Insight';
import { useOffline } from '../offline/useOffline';
import { usePrefetchLinks } from './usePrefetchLinks';

/** Opens the folds (`<details>`) that are closed. @returns the way to close them again */
function openFolds(): () => void {
  const closed = [...document.querySelectorAll('details')].filter(({ open }) => !open);
  for (const fold of closed) fold.open = true;
  return () => {
    for (const fold of closed) fold.open = false;
  };
}

/** While a page is printed, its folds are open. */
function useOpenFoldsOnPaper() {
  const closeAgain = useRef<() => void>(undefined);
  useWindowEvent('beforeprint', () => {
    closeAgain.current = openFolds();
  });
  useWindowEvent('afterprint', () => closeAgain.current?.());
}

/** What the first screen does without: it comes with the end of the page. */
export function LateEffects() {
  useOffline();
  usePrefetchLinks();
  // What the Tab key comes to below the screen Firefox shows by half.
  useWindowEvent('keyup', ({ key }) => {
    if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
  useOpenFoldsOnPaper();
  // For the operator: what of the shop's own look is shown otherwise.
  useEffect(() => {
    const { notes } = document.getElementById('look')?.dataset ?? {};
    if (notes) console.warn(notes);
  }, []);
  return <Insight />;
}
