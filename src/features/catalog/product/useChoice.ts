import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useVisitorValue } from '@/shared/browser/useVisitorValue';
import type { ProductDetail } from '@/shared/contract/product';
import { getChosenPack, getOnlyPossibleChoices, getOptions } from './purchase';
import type { Choice } from './purchase';

export type PackAndOptions = Omit<Choice, 'quantity'>;

const getOptionParam = (optionId: string): string => `option.${optionId}`;

/**
 * Reads pack and options from a URL such as `?pack=72&option.1=11`. Ignores packs and options that
 * the product does not have.
 */
export function readChoice(search: string, product: ProductDetail): PackAndOptions {
  const params = new URLSearchParams(search);
  const pack = getChosenPack(product, { packId: params.get('pack') ?? undefined });
  const options = new Map(Object.entries(getOnlyPossibleChoices(product)));
  for (const { productOptionId: id, productOptionDetailRequests: details } of getOptions(product)) {
    const detailId = params.get(getOptionParam(id)) ?? undefined;
    // An option with only one value is chosen automatically. An empty id in the address means that
    // the shopper cleared this choice.
    if (detailId === '') options.delete(id);
    else if (detailId && details.some((detail) => detail.productOptionDetailId === detailId))
      options.set(id, detailId);
  }
  return { options: Object.fromEntries(options), ...(pack && { packId: pack.productPackId }) };
}

/**
 * Writes pack and options into the query string. Other parameters stay, and automatic choices are
 * left out.
 */
export function writeChoice(
  search: string,
  product: ProductDetail,
  choice: PackAndOptions,
): string {
  const params = new URLSearchParams(search);
  const setParam = (param: string, value: string | undefined, defaultValue?: string) => {
    if (value === defaultValue) params.delete(param);
    else params.set(param, value ?? '');
  };
  setParam('pack', getChosenPack(product, choice)?.productPackId);
  const singleChoices = getOnlyPossibleChoices(product);
  for (const { productOptionId: id } of getOptions(product)) {
    setParam(getOptionParam(id), choice.options[id], singleChoices[id]);
  }
  return params.toString();
}

/** Keeps pack and options in the URL, so that reload, Back and shared links restore them. */
export function useChoice(product: ProductDetail) {
  const { hash, ...location } = useLocation();
  const search = useVisitorValue(location.search, '');
  const state: unknown = location.state;
  const navigate = useNavigate();
  // The router renders a new URL in a transition, which may be slow. The optimistic value shows the
  // choice at once.
  const [query, showOptimisticQuery] = useOptimistic(search);
  const choice = readChoice(query, product);

  const changeChoice = (changes: Partial<PackAndOptions>) => {
    const nextQuery = writeChoice(query, product, { ...choice, ...changes });
    startTransition(() => {
      showOptimisticQuery(nextQuery);
      void navigate(
        { search: nextQuery, hash },
        { replace: true, preventScrollReset: true, state },
      );
    });
  };
  return { choice, changeChoice };
}
