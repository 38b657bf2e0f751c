import { useCallback, useDeferredValue, useState, useSyncExternalStore } from 'react';
import { isBrowser } from '@/shared/browser/isBrowser';
import { useFacts } from '../facts/factsApi';
import { formatFactsLine } from '../facts/factsLine';
import type { KnownFacts } from '../facts/productFacts';
import { useNeededPieces } from '../quantity/neededPieces';

const subscribeToNothing = () => () => undefined;
const getFalse = () => false;
const getIsBrowser = () => isBrowser;

/**
 * Returns a function which gets the known facts of a product for its card.
 * @returns `undefined` if no card will show facts, so that cards reserve no space for them
 */
export function useCardFacts(): ((productId: string) => KnownFacts | undefined) | undefined {
  const { facts: loadedFacts, isLoading } = useFacts({ isExtra: true });
  // Updating every card is slow, so it must not delay clicks.
  const facts = useDeferredValue(loadedFacts);
  // Prerendered cards already show facts, so the cards keep the space for facts after hydration.
  const [isHydrated] = useState(useSyncExternalStore(subscribeToNothing, getFalse, getIsBrowser));
  const neededPieces = useDeferredValue(useNeededPieces());
  const getFacts = useCallback(
    (productId: string) => {
      const productFacts = facts?.get(productId);
      return productFacts && neededPieces
        ? { ...productFacts, line: formatFactsLine(productFacts, neededPieces) }
        : productFacts;
    },
    [facts, neededPieces],
  );
  return loadedFacts || isLoading || isHydrated ? getFacts : undefined;
}

/**
 * Returns a function which gets the line of text with price and size for a product card. The line
 * is `''` while price and size are unknown.
 * @returns `undefined` if no card will show facts
 */
export function useFactsLines(): ((productId: string) => string) | undefined {
  const getFacts = useCardFacts();
  return getFacts && ((productId) => getFacts(productId)?.line ?? '');
}
