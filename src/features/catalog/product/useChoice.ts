import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useVisitorValue } from '@/shared/browser/useVisitorValue';
import type { ProductDetail } from '@/shared/contract/product';
import { getChosenPack, getSingleChoices, getOptions } from './purchase';
import type { Choice } from './purchase';

export type Picked = Omit<Choice, 'quantity'>;

const getOptionParam = (optionId: string): string => `option.${optionId}`;

/** Pack and options as the address has them, `?pack=72&option.1=11`; what is not of this product counts for nothing. */
export function readChoice(search: string, product: ProductDetail): Picked {
  const params = new URLSearchParams(search);
  const pack = getChosenPack(product, { packId: params.get('pack') ?? undefined });
  const options = new Map(Object.entries(getSingleChoices(product)));
  for (const { productOptionId: id, productOptionDetailRequests: details } of getOptions(product)) {
    const named = params.get(getOptionParam(id)) ?? undefined;
    // Empty: a lone value, picked from the start, was taken back.
    if (named === '') options.delete(id);
    else if (named && details.some((detail) => detail.productOptionDetailId === named))
      options.set(id, named);
  }
  return { options: Object.fromEntries(options), ...(pack && { packId: pack.productPackId }) };
}

/** The query with pack and options written into it; what stands beside them stays, and what is so anyway is left out. */
export function writeChoice(search: string, product: ProductDetail, choice: Picked): string {
  const params = new URLSearchParams(search);
  const put = (param: string, value: string | undefined, otherwise?: string) => {
    if (value === otherwise) params.delete(param);
    else params.set(param, value ?? '');
  };
  put('pack', getChosenPack(product, choice)?.productPackId);
  const lone = getSingleChoices(product);
  for (const { productOptionId: id } of getOptions(product)) {
    put(getOptionParam(id), choice.options[id], lone[id]);
  }
  return params.toString();
}

/** The pack and options in the address, so that a reload, Back and a shared link show them again. */
export function useChoice(product: ProductDetail) {
  const { hash, ...location } = useLocation();
  const search = useVisitorValue(location.search, '');
  const state: unknown = location.state;
  const navigate = useNavigate();
  // The router renders a new address in a transition; what is picked shows before.
  const [query, showQuery] = useOptimistic(search);
  const choice = readChoice(query, product);

  const pick = (changed: Partial<Picked>) => {
    const next = writeChoice(query, product, { ...choice, ...changed });
    startTransition(() => {
      showQuery(next);
      void navigate({ search: next, hash }, { replace: true, preventScrollReset: true, state });
    });
  };
  return { choice, pick };
}
