import { useCallback, useSyncExternalStore } from 'react';
import { paths } from '@/shared/config/paths';
import { afterPaint } from '@/shared/lib/afterPaint';
import { encodeProductId } from '@/shared/lib/productId';

const known = new Map<string, string>();
const waiting = new Map<string, Set<() => void>>();

/** Longest stretch of encryption between two pauses, in ms. */
const slice = 4;
let scheduled = false;

/** The address of a product's page, now. */
export function productPath(productId: string): string {
  let path = known.get(productId);
  if (!path) known.set(productId, (path = paths.product.to(encodeProductId(productId))));
  return path;
}

function work() {
  scheduled = false;
  const until = performance.now() + slice;
  for (const [productId, tell] of waiting) {
    productPath(productId);
    waiting.delete(productId);
    for (const listener of tell) listener();
    if (performance.now() > until) break;
  }
  schedule();
}

function schedule(): void {
  if (scheduled || waiting.size === 0) return;
  scheduled = true;
  void afterPaint(work);
}

function subscribe(productId: string, listener: () => void): () => void {
  if (known.has(productId)) return () => undefined;
  const listeners = waiting.get(productId) ?? new Set();
  waiting.set(productId, listeners.add(listener));
  schedule();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) waiting.delete(productId);
  };
}

/**
 * The address of a product's page, soon: encrypting 20 ids takes longer than drawing their cards, and nobody can click
 * before the cards are there.
 */
export const useProductPath = (productId: string): string | undefined =>
  useSyncExternalStore(
    useCallback((listener) => subscribe(productId, listener), [productId]),
    () => known.get(productId),
  );
