import { useCallback, useDeferredValue, useState, useSyncExternalStore } from 'react';
import { useFacts } from '../facts/factsApi';
import { formatFactsLine } from '../facts/factsLine';
import type { KnownFacts } from '../facts/productFacts';
import { useNeededPieces } from '../quantity/neededPieces';

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

/**
 * What is known of a product for its card; `undefined` where nothing is, or not yet.
 * @returns `undefined` where no card says anything, nor keeps the room for it
 */
export function useCardFacts(): ((productId: string) => KnownFacts | undefined) | undefined {
  const { facts: known, isComing } = useFacts({ isExtra: true });
  // They change each card, which must not hold up a tap.
  const facts = useDeferredValue(known);
  // The cards of a prerendered page say it already, and go on doing so.
  const [isPrerendered] = useState(useSyncExternalStore(never, no, yes));
  const pieces = useDeferredValue(useNeededPieces());
  const getFacts = useCallback(
    (productId: string) => {
      const product = facts?.get(productId);
      return product && pieces ? { ...product, line: formatFactsLine(product, pieces) } : product;
    },
    [facts, pieces],
  );
  return known || isComing || isPrerendered ? getFacts : undefined;
}

/** What a product's card says of its price and size: `''` where that is not known, or not yet. */
export function useFactsLines(): ((productId: string) => string) | undefined {
  const getFacts = useCardFacts();
  return getFacts && ((productId) => getFacts(productId)?.line ?? '');
}
