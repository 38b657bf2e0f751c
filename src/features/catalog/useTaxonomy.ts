import { useMemo } from 'react';
import {
  catalogApi,
  useGetAreasQuery,
  useGetCategoriesQuery,
  useGetSubCategoriesQuery,
} from './catalogApi';

export const prefetchTaxonomy = () => [
  catalogApi.util.prefetch('getAreas', undefined, {}),
  catalogApi.util.prefetch('getCategories', undefined, {}),
  catalogApi.util.prefetch('getSubCategories', undefined, {}),
];

/**
 * Combines `getAreas`, `getCategories` and `getSubCategories` into one query. `data` is `undefined`
 * until each of them has an answer or has failed. A list that failed to load is empty in `data`.
 */
export function useTaxonomy() {
  const areasQuery = useGetAreasQuery();
  const categoriesQuery = useGetCategoriesQuery();
  const subCategoriesQuery = useGetSubCategoriesQuery();
  const queries = [areasQuery, categoriesQuery, subCategoriesQuery];
  const areSettled = queries.every((query) => query.data ?? query.error);
  const data = useMemo(
    () =>
      areSettled
        ? {
            areas: areasQuery.data ?? [],
            categories: categoriesQuery.data ?? [],
            subCategories: subCategoriesQuery.data ?? [],
          }
        : undefined,
    [areSettled, areasQuery.data, categoriesQuery.data, subCategoriesQuery.data],
  );
  return {
    data,
    error: queries.find((query) => !query.data && query.error)?.error,
    refetch: () => {
      for (const query of queries) if (query.error) void query.refetch();
    },
  };
}

export type Taxonomy = NonNullable<ReturnType<typeof useTaxonomy>['data']>;
