import { useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import { Insight } from '../insight/Insight';
import { useOffline } from '../offline/useOffline';
import { usePrefetchLinks } from './usePrefetchLinks';

/** What the first screen does without: it comes with the end of the page. */
export function LateEffects() {
  useOffline();
  usePrefetchLinks();
  // What the Tab key comes to below the screen Firefox shows by half.
  useWindowEvent('keyup', ({ key }) => {
    if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
  // For the operator: what of the shop's own look is shown otherwise.
  useEffect(() => {
    const { notes } = document.getElementById('look')?.dataset ?? {};
    if (notes) console.warn(notes);
  }, []);
  return <Insight />;
}
