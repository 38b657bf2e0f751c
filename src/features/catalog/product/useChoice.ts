import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { ProductDetail } from '@/shared/contract/product';
import { readPicked, writePicked } from './choiceUrl';
import type { Choice } from './purchase';

/**
 * What is picked, kept in the address but for the quantity: reload, Back and a shared link find it again. The page
 * shows a change at once; the router draws the new address when there is time.
 */
export function useChoice(product: ProductDetail) {
  const { key, search, hash, ...location } = useLocation();
  const state: unknown = location.state;
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const [choice, setChoice] = useState<Choice>(() => ({
    quantity: 1,
    ...readPicked(search, product),
  }));

  // A change here replaces the entry; a link or Back to the same product brings another one.
  const [entry, setEntry] = useState(key);
  if (navigationType !== NavigationType.Replace && key !== entry) {
    setEntry(key);
    setChoice({ quantity: choice.quantity, ...readPicked(search, product) });
  }

  const change = (changed: Partial<Choice>) => {
    const next = { ...choice, ...changed };
    setChoice(next);
    const query = writePicked(search, product, next);
    if (query === writePicked(search, product, choice)) return;
    void navigate({ search: query, hash }, { replace: true, preventScrollReset: true, state });
  };

  return { choice, change };
}
