import { weakMapMemoize } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query';
import { baseApi } from '@/shared/api/baseApi';
import type { ApiError } from '@/shared/api/apiError';
import { provideUnansweredTags } from '@/shared/api/staleAnswers';
import { isBrowser } from '@/shared/browser/isBrowser';
import { importWithRetry } from '@/shared/browser/importWithRetry';
import { isDataSaverOn } from '@/shared/browser/isDataSaverOn';
import { useIdle } from '@/shared/timing/useIdle';
import { catalogApi } from '../catalogApi';
import type { KnownFacts } from './productFacts';
import type * as FactsReaders from './readParts';

type RowsWithProductId<T> = readonly (readonly [productId: string, T])[];

/** The prerenderer writes this tag into the head of every page if the build has product facts. */
export const factsMetaTag = '<meta name="facts" content="facts.json">';

const hasFactsMetaTag = () => isBrowser && document.querySelector('meta[name="facts"]') !== null;

/**
 * Creates a query function that reads rows of product facts or of search words. The function
 * returns no rows if the build has no facts or if they are invalid. It returns an error if a retry
 * may help.
 */
const createRowsQuery =
  <T>(readRows: (readers: typeof FactsReaders) => Promise<RowsWithProductId<T>>) =>
  async (): Promise<{ data: RowsWithProductId<T> } | { error: ApiError }> => {
    if (!hasFactsMetaTag()) return { data: [] };
    try {
      return { data: await readRows(await importWithRetry(() => import('./readParts'))) };
    } catch {
      return { error: { status: 'FETCH_ERROR', message: '' } };
    }
  };

export const factsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Facts about all products, such as prices and sizes. The prerenderer stored them in JSON files
     * beside the pages.
     */
    getFacts: build.query<RowsWithProductId<KnownFacts>, void>({
      providesTags: provideUnansweredTags,
      queryFn: createRowsQuery(({ readFacts }) => readFacts()),
    }),
    /**
     * Search words by product id. They come from the specification and the options of a product.
     * Words that its name or categories contain are left out.
     */
    getWords: build.query<RowsWithProductId<string>, void>({
      providesTags: provideUnansweredTags,
      queryFn: createRowsQuery(({ readWords }) => readWords()),
    }),
  }),
});

/** Product facts, such as prices and sizes, by product id. */
export type Facts = ReadonlyMap<string, KnownFacts>;

/**
 * Returns the rows as a map by product id, or `undefined` if there are no rows. The same rows
 * always give the same map.
 */
const indexById = weakMapMemoize(
  <T>(rows: RowsWithProductId<T>): ReadonlyMap<string, T> | undefined =>
    rows.length > 0 ? new Map(rows) : undefined,
);

const { getFacts, getWords } = factsApi.endpoints;

/** The files change only when the pages are prerendered again. */
const fileOptions = { refetchOnMountOrArgChange: false };

/**
 * Maximum number of products for which optional facts load. The facts of a larger catalogue are a
 * large download, so they load only for components that need them.
 */
export const maxProductsForExtraFacts = 1000;

interface FactsOptions {
  skip?: boolean;
  /**
   * Marks the facts as optional. Optional facts load only when the page is idle, in small
   * catalogues, and never if the user saves data.
   */
  isExtra?: boolean;
}

/**
 * Returns product facts such as prices and sizes, which the product list does not contain. `facts`
 * is `undefined` until they have loaded, and in a build without facts. `canLoad` is true if they
 * have not loaded yet but still can. `isLoading` is true if they will also load for this component.
 * All cards of a list share one request.
 */
export function useFacts({ skip = false, isExtra = false }: FactsOptions = {}) {
  const isIdle = useIdle(isExtra && !skip);
  const { count = 0 } = catalogApi.endpoints.getProducts.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ count: data?.length }),
  });
  const isWanted = !isExtra || (count <= maxProductsForExtraFacts && isBrowser && !isDataSaverOn());
  const shouldLoad = (isIdle || !isExtra) && !skip && isWanted;
  getFacts.useQuerySubscription(shouldLoad ? undefined : skipToken, fileOptions);
  const { data, error } = getFacts.useQueryState(undefined, {
    selectFromResult: ({ data, error }) => ({ data, error }),
  });
  const canLoad = data === undefined && !error && hasFactsMetaTag();
  return { facts: data && indexById(data), canLoad, isLoading: canLoad && isWanted && !skip };
}

/**
 * Returns search words by product id. The words of a product form one text, separated by spaces and
 * normalised as by `splitWords`. `isSettled` means that they have loaded or failed to load.
 */
export function useProductWords({ skip = false } = {}) {
  const { data, isError } = getWords.useQuery(skip ? skipToken : undefined, fileOptions);
  return { words: data && indexById(data), isSettled: data !== undefined || isError };
}
