import type { AskFreshLines } from '@/shared/contract/cart';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { askFreshLines } from './freshLines';

/** The catalogue's word on what cart lines cost now, for the parts of the cart. */
export function useFreshLines(): AskFreshLines {
  const dispatch = useAppDispatch();
  return (lines) => dispatch(askFreshLines(lines));
}
