import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { isComposing } from '@/shared/browser/isComposing';
import { Analytics } from '../analytics/Analytics';
import { useOffline } from '../offline/useOffline';
import { usePrefetchLinks } from './usePrefetchLinks';

/**
 * Opens all closed `<details>` elements.
 * @returns a function that closes them again
 */
function openAllDetails(): () => void {
  const closedDetails = [...document.querySelectorAll('details')].filter(({ open }) => !open);
  for (const details of closedDetails) details.open = true;
  return () => {
    for (const details of closedDetails) details.open = false;
  };
}

function useOpenDetailsForPrint() {
  const closeOpenedDetails = useRef<() => void>(undefined);
  useWindowEvent('beforeprint', () => {
    closeOpenedDetails.current = openAllDetails();
  });
  useWindowEvent('afterprint', () => closeOpenedDetails.current?.());
}

/**
 * Runs effects that the first screen does not need. Their script is the script of the footer
 * (`PageEnd`), which loads late.
 */
export function DeferredEffects() {
  useOffline();
  usePrefetchLinks();
  // If an element below the screen gets the focus, Firefox scrolls only until a part of the element
  // is visible. This listener scrolls until the whole element is visible.
  useWindowEvent('keyup', (event) => {
    if (event.key === 'Tab' && !isComposing(event))
      document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
  useOpenDetailsForPrint();
  return <Analytics />;
}
