import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '@/shared/api/apiError';
import { loadTwice } from '@/shared/browser/loadTwice';
import { useWhenOnline } from '@/shared/browser/useWhenOnline';
import type { useProducts } from '../catalogApi';
import { useProductWords } from '../facts/factsApi';
import type { CatalogueSearch } from './catalogueSearch';

const searchMissing: ApiError = {
  status: 0,
  message: 'The search could not be loaded. Check your connection.',
};

/**
 * The search over the products: `undefined` until they are there, it is `wanted` and built; without the words of their
 * details until it `isComplete`. `error`: of the products, or its script did not come, until `refetch` or until the
 * connection is back.
 */
export function useCatalogueSearch(
  { data, error, refetch: refetchProducts }: ReturnType<typeof useProducts>,
  wanted = true,
) {
  const { words, isSettled } = useProductWords({ skip: !wanted || !data });
  const [built, setBuilt] = useState<CatalogueSearch>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!data || !wanted || failed) return undefined;
    let current = true;
    loadTwice(() => import('./catalogueSearch'))
      .then(({ catalogueSearch }) => catalogueSearch(data, words))
      .then(
        (search) => current && setBuilt(search),
        () => current && setFailed(true),
      );
    return () => {
      current = false;
    };
  }, [data, words, wanted, failed]);
  const refetch = useCallback(() => {
    setFailed(false);
    if (error) void refetchProducts();
  }, [error, refetchProducts]);
  useWhenOnline(failed, refetch);
  return {
    search: built?.products.items === data ? built : undefined,
    isComplete: isSettled && built?.words === words,
    error: failed ? searchMissing : error,
    refetch,
  };
}
