import { startTransition, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { importWithRetry } from '@/shared/browser/importWithRetry';
import { facetParams } from '@/shared/config/paths';
import { useFacts } from '../facts/factsApi';
import type { addFacets } from './facets';
import type { FilterTree } from './filterTree';
import { factOrders, listOrders, sortOrders } from './filterUrl';

/**
 * Adds the facets to the tree once the product facts and the script for facets have loaded.
 * @param isAboutToFilter whether the shopper is about to filter, so that the facts load even for a
 * large catalogue
 * @returns `isLoading`: the URL needs the facts, and they are still loading
 */
export function useFacets(treeWithoutFacets: FilterTree, isAboutToFilter: boolean) {
  const [params] = useSearchParams();
  const areFactsRequested =
    facetParams.some((param) => params.has(param)) ||
    Object.hasOwn(factOrders, params.get('sort') ?? '');
  const { facts, canLoad, isLoading } = useFacts({
    isExtra: !areFactsRequested && !isAboutToFilter,
  });
  const [facetsModule, setFacetsModule] = useState<{ addFacets?: typeof addFacets }>();
  useEffect(() => {
    if (!facts) return;
    // Adding the facets renders the whole tree again, which must not delay clicks.
    const storeModule = (loadedModule: typeof facetsModule) =>
      startTransition(() => setFacetsModule(loadedModule));
    importWithRetry(() => import('./facets')).then(storeModule, () => storeModule({}));
  }, [facts]);
  const tree = useMemo(
    () => (facts && facetsModule?.addFacets?.(treeWithoutFacets, facts)) ?? treeWithoutFacets,
    [treeWithoutFacets, facts, facetsModule],
  );
  const sortLabels = facts || canLoad ? sortOrders : listOrders;
  return {
    tree,
    facts,
    sortLabels,
    isLoading: areFactsRequested && (isLoading || (facts && !facetsModule)),
  };
}
