import { groupBy } from '@/shared/collections/groupBy';
import type { CartLine } from '@/shared/contract/cart';
import { getMinimumProblem } from '@/shared/format/minimumOrder';
import { getLineKey } from './cartLines';

/** Returns the same key for all lines of a product with the same options, whatever their packs. */
export const getKeyWithoutPack = (line: CartLine): string => getLineKey({ ...line, packId: '' });

/**
 * Returns messages about quantities that are too small for the chosen options. The keys of the map
 * are those of `getKeyWithoutPack`.
 */
export function getMinimumProblems(lines: readonly CartLine[]): Map<string, string> {
  const groups = [...groupBy(lines, getKeyWithoutPack)];
  return new Map(
    groups.flatMap(([key, productLines]) => {
      const problem = getMinimumProblem(productLines);
      return problem ? [[key, problem] as const] : [];
    }),
  );
}
