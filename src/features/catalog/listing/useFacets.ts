import { startTransition, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { importWithRetry } from '@/shared/browser/importWithRetry';
import { facetParams } from '@/shared/config/paths';
import { useFacts } from '../facts/factsApi';
import type { withFacets } from './facets';
import type { FilterTree } from './filterTree';
import { factOrders, listOrders, sortOrders } from './filterUrl';

/**
 * The tree with the facets beside it, once the facts and the script that reads them have come.
 * @param isUsed the shopper is about to filter: then they come however many they are
 * @returns `isComing`: they are on their way, and the address asks for them
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
    // The whole tree is rendered again, which must not hold up a tap.
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
