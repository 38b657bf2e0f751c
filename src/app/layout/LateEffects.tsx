import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { Insight } from '../insight/Insight';
import { useOffline } from '../offline/useOffline';
import { usePrefetchLinks } from './usePrefetchLinks';

/** While a page is printed, its folds (`<details>`) are open. */
function useOpenFoldsOnPaper() {
  const opened = useRef<HTMLDetailsElement[]>([]);
  useWindowEvent('beforeprint', () => {
    opened.current = [...document.querySelectorAll('details')].filter(({ open }) => !open);
    for (const fold of opened.current) fold.open = true;
  });
  useWindowEvent('afterprint', () => {
    for (const fold of opened.current) fold.open = false;
    opened.current = [];
  });
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
