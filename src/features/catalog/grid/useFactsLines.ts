import { useCallback, useState } from 'react';
import { inBrowser } from '@/shared/browser/inBrowser';
import { withBase } from '@/shared/config/base';
import { useFacts } from '../facts/factsApi';
import { productPath } from '../productPath';

/** What a prerendered page says of its products, by the addresses of theirs, as long as it stands. */
const linesAhead = () =>
  new Map(
    Array.from(
      document.querySelectorAll('html:not([data-plain]) #static-page [data-line]'),
      (line) => [line.parentElement?.querySelector('a')?.getAttribute('href'), line.textContent],
    ),
  );

/**
 * What a product's card says of its price and size: `''` where that is not known, or not yet.
 * @returns `undefined` where no card says anything, nor keeps the room for it
 */
export function useFactsLines(): ((productId: string) => string) | undefined {
  const { facts, isComing } = useFacts({ isExtra: true });
  const [ahead] = useState(() => (inBrowser ? linesAhead() : new Map<string, string>()));
  const lineOf = useCallback(
    (productId: string) =>
      facts
        ? (facts.get(productId)?.line ?? '')
        : (ahead.get(withBase(productPath(productId))) ?? ''),
    [facts, ahead],
  );
  return facts || isComing || ahead.size > 0 ? lineOf : undefined;
}
