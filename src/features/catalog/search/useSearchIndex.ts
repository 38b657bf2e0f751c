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

const indexes = new WeakMap<readonly unknown[], Promise<unknown>>();

const loadModule = () => loadTwice(() => import('./searchIndex'));

/** One index for a list, whoever asks for it. */
function indexOf<T>(list: readonly T[], entryOf: (item: T) => SearchEntry) {
  const known = indexes.get(list) as Promise<SearchIndex<T>> | undefined;
  if (known) return known;
  const index = loadModule().then((module) => module.SearchIndex.inChunks(list, entryOf));
  indexes.set(list, index);
  index.catch(() => indexes.delete(list));
  return index;
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
  const [built, setBuilt] = useState<{ of: readonly T[]; index: SearchIndex<T> }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!list || !wanted || failed) return undefined;
    let current = true;
    indexOf(list, entryOf).then(
      (index) => {
        if (current) setBuilt({ of: list, index });
      },
      () => {
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [list, wanted, failed, entryOf]);
  const refetch = useCallback(() => setFailed(false), []);
  useWhenOnline(failed, () => {
    if (list) indexOf(list, entryOf).then(refetch, () => undefined);
  });
  return {
    index: built && built.of === list ? built.index : undefined,
    error: failed ? searchMissing : undefined,
    refetch,
  };
}
