import type { ProductDetail } from '@/shared/contract/product';
import { chosenPack, firstChoice, optionsOf } from './purchase';
import type { Choice } from './purchase';

export type Picked = Omit<Choice, 'quantity'>;

const packParam = 'pack';
const optionParam = (optionId: string): string => `option.${optionId}`;

/** Pack and options as the address has them, `?pack=72&option.1=11`; what is not of this product counts for nothing. */
export function readPicked(search: string, product: ProductDetail): Picked {
  const params = new URLSearchParams(search);
  const packId = params.get(packParam) ?? undefined;
  const options = new Map(Object.entries(firstChoice(product).options));
  for (const { productOptionId: id, productOptionDetailRequests: details } of optionsOf(product)) {
    const named = params.get(optionParam(id)) ?? undefined;
    // Empty: a lone value, picked from the start, was taken back.
    if (named === '') options.delete(id);
    else if (named && details.some((detail) => detail.productOptionDetailId === named))
      options.set(id, named);
  }
  return {
    options: Object.fromEntries(options),
    ...(chosenPack(product, { packId }) && { packId }),
  };
}

/** The query with pack and options written into it; what stands beside them stays, and what is so anyway is left out. */
export function writePicked(search: string, product: ProductDetail, picked: Picked): string {
  const params = new URLSearchParams(search);
  const put = (param: string, value: string | undefined, otherwise: string | undefined) => {
    if (value === otherwise) params.delete(param);
    else params.set(param, value ?? '');
  };
  put(packParam, chosenPack(product, picked)?.productPackId, undefined);
  const first = firstChoice(product).options;
  for (const { productOptionId: id } of optionsOf(product)) {
    put(optionParam(id), picked.options[id], first[id]);
  }
  return params.toString();
}
