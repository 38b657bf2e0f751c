import type { ChosenLine, FreshLine } from '@/shared/contract/cart';
import type { ProductDetail } from '@/shared/contract/product';
import { retryPolicy } from '@/shared/api/retryPolicy';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { wait } from '@/shared/timing/wait';
import { catalogApi } from '../catalogApi';
import { createCartLine } from './purchase';

/**
 * Returns the cart line with the current price, pack and options of its product. Returns `null` if
 * the product or the pack is no longer sold, and `undefined` if the product could not be loaded.
 */
export function revalidateLine(
  line: ChosenLine,
  product: ProductDetail | null | undefined,
): FreshLine {
  if (!product) return product;
  const { packId, quantity, selectedOptions: options } = line;
  return createCartLine(product, { packId, quantity, options }) ?? null;
}

/**
 * Requests `getProduct` with `forceRefetch`, because a stale answer must not be used. Returns
 * `undefined` if the request fails or takes too long.
 */
const fetchProduct =
  (id: string) =>
  async (
    dispatch: AppDispatch,
    getState: () => RootState,
  ): Promise<ProductDetail | null | undefined> => {
    const sendRequest = () =>
      dispatch(
        catalogApi.endpoints.getProduct.initiate(id, { forceRefetch: true, subscribe: false }),
      );
    const fetchCurrentAnswer = async () => {
      const query = sendRequest();
      const answer = await query;
      // If this call joined a pending request without `forceRefetch`, the answer may be stale. In
      // that case, the product is requested again.
      return getState().stale[query.queryCacheKey] ? sendRequest() : answer;
    };
    const answer = await Promise.race([fetchCurrentAnswer(), wait(retryPolicy.networkTimeout)]);
    return typeof answer === 'boolean' || answer.error ? undefined : answer.data;
  };

/**
 * Returns the cart lines with current prices. Requests each product once, in parallel, and waits at
 * most `retryPolicy.networkTimeout` ms.
 */
export const revalidateCartLines =
  (lines: readonly ChosenLine[]) =>
  async (dispatch: AppDispatch): Promise<FreshLine[]> => {
    const ids = [...new Set(lines.map(({ productId }) => productId).filter(Boolean))];
    const requests = ids.map(async (id) => [id, await dispatch(fetchProduct(id))] as const);
    const productsById = new Map(await Promise.all(requests));
    return lines.map((line) => revalidateLine(line, productsById.get(line.productId)));
  };
