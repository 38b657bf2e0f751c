import type { FetchFreshLines } from '@/shared/contract/cart';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { revalidateCartLines } from './revalidateCartLines';

/**
 * Returns a function which gets current prices of cart lines. Pages pass it to the cart, because
 * features cannot import each other.
 */
export function useRevalidateCartLines(): FetchFreshLines {
  const dispatch = useAppDispatch();
  return (lines) => dispatch(revalidateCartLines(lines));
}
