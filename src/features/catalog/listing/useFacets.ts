import { startTransition, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { importWithRetry } from '@/shared/browser/importWithRetry';
import { facetParams } from '@/shared/config/paths';
import { useFacts } from '../facts/factsApi';
import type { withFacets } from './facets';
import type { FilterTree } from './filterTree';
import { factOrders, listOrders, sortOrders } from './filterUrl';

/**
 * Adds the facets to the tree once the facts and the script which reads them have loaded.
 * @param isUsed the shopper is about to filter, so the facts load even for a large catalogue
 * @returns `isComing`: the URL needs the facts, and they are still loading
 */
export function useFacets(plain: FilterTree, isUsed: boolean) {
  const [params] = useSearchParams();
  const isAsked =
    facetParams.some((param) => params.has(param)) ||
    Object.hasOwn(factOrders, params.get('sort') ?? '');
  const { facts, mayCome, isComing } = useFacts({ isExtra: !isAsked && !isUsed });
  const [script, setScript] = useState<{ withFacets?: typeof withFacets }>();
  useEffect(() => {
    if (!facts) return;
    // This renders the whole tree again, which must not delay clicks.
    const show = (loaded: typeof script) => startTransition(() => setScript(loaded));
    importWithRetry(() => import('./facets')).then(show, () => show({}));
  }, [facts]);
  const tree = useMemo(
    () => (facts && script?.withFacets?.(plain, facts)) ?? plain,
    [plain, facts, script],
  );
  const orders = facts || mayCome ? sortOrders : listOrders;
  return { tree, facts, orders, isComing: isAsked && (isComing || (facts && !script)) };
}
