import { startTransition, useOptimistic, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ProductDetail } from '@/shared/contract/product';
import { readPicked, writePicked } from './choiceUrl';
import type { Picked } from './choiceUrl';
import type { Choice } from './purchase';

/** What is picked, kept in the address but for the quantity: reload, Back and a shared link find it again. */
export function useChoice(product: ProductDetail) {
  const { search, hash, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  // The router draws a new address in a transition; what is picked shows before.
  const [query, showQuery] = useOptimistic(search);
  const [quantity, setQuantity] = useState(1);
  const choice: Choice = { quantity, ...readPicked(query, product) };

  const pick = (picked: Partial<Picked>) => {
    const next = writePicked(query, product, { ...choice, ...picked });
    startTransition(() => {
      showQuery(next);
      void navigate({ search: next, hash }, { replace: true, preventScrollReset: true, state });
    });
  };
  return { choice, pick, setQuantity };
}
