import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '@/shared/api/apiError';
import { loadTwice } from '@/shared/browser/loadTwice';
import { useWhenOnline } from '@/shared/browser/useWhenOnline';
import type { Product } from '../mergeProducts';
import type { SearchEntry, SearchIndex } from './searchIndex';

const searchMissing: ApiError = {
  status: 0,
  message: 'The search could not be loaded. Check your connection.',
};

export const productEntry = (product: Product): SearchEntry => ({
  name: product.productName,
  subCategory: product.productSubCategoryName,
  category: product.productCategoryName,
});

async function loadIndex<T>(list: readonly T[], entryOf: (item: T) => SearchEntry) {
  const { indexOf } = await loadTwice(() => import('./searchIndex'));
  return indexOf(list, entryOf);
}

/**
 * The search index over a list: `undefined` until it is `wanted` and built. `error`: its script did not come, until
 * `refetch` or until the connection is back.
 * @param entryOf the same at every call
 */
export function useSearchIndex<T>(
  list: readonly T[] | undefined,
  wanted: boolean,
  entryOf: (item: T) => SearchEntry,
) {
  const [built, setBuilt] = useState<SearchIndex<T>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!list || !wanted || failed) return undefined;
    let current = true;
    loadIndex(list, entryOf).then(
      (index) => current && setBuilt(index),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [list, wanted, failed, entryOf]);
  const refetch = useCallback(() => setFailed(false), []);
  useWhenOnline(failed, refetch);
  return {
    index: built?.items === list ? built : undefined,
    error: failed ? searchMissing : undefined,
    refetch,
  };
}
