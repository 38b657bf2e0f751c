import type { AskFreshLines } from '@/shared/contract/cart';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { revalidateCartLines } from './revalidateCartLines';

/** The catalogue's word on what cart lines cost now, for the parts of the cart. */
export function useRevalidateCartLines(): AskFreshLines {
  const dispatch = useAppDispatch();
  return (lines) => dispatch(revalidateCartLines(lines));
}
