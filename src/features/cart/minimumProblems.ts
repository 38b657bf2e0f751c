import { groupBy } from '@/shared/collections/groupBy';
import type { CartLine } from '@/shared/contract/cart';
import { getMinimumProblem } from '@/shared/format/minimumOrder';
import { lineIdentity } from './cartLines';

/** One key for the lines of a product with the same options, whatever their packs. */
export const packlessIdentity = (line: CartLine): string => lineIdentity({ ...line, packId: '' });

/** By `packlessIdentity`, why lines cannot be bought in their number: an option needs more pieces. */
export function getMinimumProblems(lines: readonly CartLine[]): Map<string, string> {
  const groups = [...groupBy(lines, packlessIdentity)];
  return new Map(
    groups.flatMap(([key, own]) => {
      const problem = getMinimumProblem(own);
      return problem ? [[key, problem] as const] : [];
    }),
  );
}
