import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '@/shared/api/apiError';
import { importWithRetry } from '@/shared/browser/importWithRetry';
import { isScriptMissing } from '@/shared/browser/scriptError';
import { useWhenOnline } from '@/shared/browser/useWhenOnline';
import { faultText } from '@/shared/ui/UnexpectedError';
import type { useProducts } from '../catalogApi';
import { useProductWords } from '../facts/factsApi';
import type { CatalogueSearch } from './catalogueSearch';

/** Why there is no search: its script did not arrive, or there is a fault in it. */
const searchError = (error: unknown): ApiError => ({
  status: 0,
  message: isScriptMissing(error)
    ? 'The search could not be loaded. Check your connection.'
    : faultText,
});

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
  const [failure, setFailure] = useState<ApiError>();
  useEffect(() => {
    if (!data || !wanted || failure) return undefined;
    let current = true;
    importWithRetry(() => import('./catalogueSearch'))
      .then(({ buildCatalogueSearch }) => buildCatalogueSearch(data, words))
      .then(
        (search) => current && setBuilt(search),
        (reason: unknown) => current && setFailure(searchError(reason)),
      );
    return () => {
      current = false;
    };
  }, [data, words, wanted, failure]);
  const refetch = useCallback(() => {
    setFailure(undefined);
    if (error) void refetchProducts();
  }, [error, refetchProducts]);
  useWhenOnline(failure !== undefined, refetch);
  return {
    search: built?.products.items === data ? built : undefined,
    isComplete: isSettled && built?.words === words,
    error: failure ?? error,
    refetch,
  };
}
