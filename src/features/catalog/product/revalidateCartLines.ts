import type { ChosenLine, FreshLine } from '@/shared/contract/cart';
import type { ProductDetail } from '@/shared/contract/product';
import { retryPolicy } from '@/shared/api/retryPolicy';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { wait } from '@/shared/timing/wait';
import { catalogApi } from '../catalogApi';
import { createCartLine } from './purchase';

/** The line with the price, pack and options that the product has now. */
export function revalidateLine(
  line: ChosenLine,
  product: ProductDetail | null | undefined,
): FreshLine {
  if (!product) return product;
  const { packId, quantity, selectedOptions: options } = line;
  return createCartLine(product, { packId, quantity, options }) ?? null;
}

/** Call 17 as the back end answers it now: asked by force, no stale answer stands in. */
const fetchProduct =
  (id: string) =>
  async (
    dispatch: AppDispatch,
    getState: () => RootState,
  ): Promise<ProductDetail | null | undefined> => {
    const ask = () =>
      dispatch(
        catalogApi.endpoints.getProduct.initiate(id, { forceRefetch: true, subscribe: false }),
      );
    const askNow = async () => {
      const query = ask();
      const answer = await query;
      // It has joined a request that was under way, not asked by force, and got a stale answer.
      return getState().stale[query.queryCacheKey] ? ask() : answer;
    };
    const answer = await Promise.race([askNow(), wait(retryPolicy.networkTimeout)]);
    return typeof answer === 'boolean' || answer.error ? undefined : answer.data;
  };

/** Asks for each product once, all together, for at most `retryPolicy.networkTimeout` ms. */
export const revalidateCartLines =
  (lines: readonly ChosenLine[]) =>
  async (dispatch: AppDispatch): Promise<FreshLine[]> => {
    const ids = [...new Set(lines.map(({ productId }) => productId).filter(Boolean))];
    const requests = ids.map(async (id) => [id, await dispatch(fetchProduct(id))] as const);
    const products = new Map(await Promise.all(requests));
    return lines.map((line) => revalidateLine(line, products.get(line.productId)));
  };
