import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '@/shared/api/apiError';
import { importWithRetry } from '@/shared/browser/importWithRetry';
import { isScriptMissing } from '@/shared/browser/scriptError';
import { useWhenOnline } from '@/shared/browser/useWhenOnline';
import { unexpectedErrorText } from '@/shared/ui/UnexpectedError';
import type { ProductsQuery } from '../catalogApi';
import { useProductWords } from '../facts/factsApi';
import type { CatalogueSearch } from './catalogueSearch';

/** Describes why the search is unavailable: its script did not load, or it threw an error. */
const createSearchError = (error: unknown): ApiError => ({
  status: 0,
  message: isScriptMissing(error)
    ? 'The search could not be loaded. Check your connection.'
    : unexpectedErrorText,
});

/**
 * Returns the search over the products. `search` is `undefined` until the products have loaded,
 * `isWanted` is true and the index is built. The words of specifications may follow later, when
 * `isComplete` becomes true. `error` stays until `refetch` is called or the connection returns.
 */
export function useCatalogueSearch(
  { data, error, refetch: refetchProducts }: ProductsQuery,
  isWanted = true,
) {
  const { words, isSettled } = useProductWords({ skip: !isWanted || !data });
  const [builtSearch, setBuiltSearch] = useState<CatalogueSearch>();
  const [failure, setFailure] = useState<ApiError>();
  useEffect(() => {
    if (!data || !isWanted || failure) return undefined;
    let isCurrent = true;
    importWithRetry(() => import('./catalogueSearch'))
      .then(({ buildCatalogueSearch }) => buildCatalogueSearch(data, words))
      .then(
        (search) => isCurrent && setBuiltSearch(search),
        (reason: unknown) => isCurrent && setFailure(createSearchError(reason)),
      );
    return () => {
      isCurrent = false;
    };
  }, [data, words, isWanted, failure]);
  const refetch = useCallback(() => {
    setFailure(undefined);
    if (error) void refetchProducts();
  }, [error, refetchProducts]);
  useWhenOnline(failure !== undefined, refetch);
  return {
    search: builtSearch?.products.items === data ? builtSearch : undefined,
    isComplete: isSettled && builtSearch?.words === words,
    error: failure ?? error,
    refetch,
  };
}
