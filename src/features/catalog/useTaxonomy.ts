import { useMemo } from 'react';
import { useAreas, useCategories, useSubCategories } from './catalogApi';

/**
 * Combines `getAreas`, `getCategories` and `getSubCategories` into one query. `data` is set when
 * each of them has an answer or has failed. A failed list is empty.
 */
export function useTaxonomy() {
  const areas = useAreas();
  const categories = useCategories();
  const subCategories = useSubCategories();
  const calls = [areas, categories, subCategories];
  const areSettled = calls.every((call) => call.data ?? call.error);
  const data = useMemo(
    () =>
      areSettled
        ? {
            areas: areas.data ?? [],
            categories: categories.data ?? [],
            subCategories: subCategories.data ?? [],
          }
        : undefined,
    [areSettled, areas.data, categories.data, subCategories.data],
  );
  return {
    data,
    error: calls.find((call) => !call.data && call.error)?.error,
    refetch: () => {
      for (const call of calls) if (call.error) void call.refetch();
    },
  };
}

export type Taxonomy = NonNullable<ReturnType<typeof useTaxonomy>['data']>;
