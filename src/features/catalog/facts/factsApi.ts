import { weakMapMemoize } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query';
import { baseApi } from '@/shared/api/baseApi';
import type { ApiError } from '@/shared/api/apiError';
import { provideUnansweredTags } from '@/shared/api/unanswered';
import { inBrowser } from '@/shared/browser/inBrowser';
import { importWithRetry } from '@/shared/browser/importWithRetry';
import { savesData } from '@/shared/browser/savesData';
import { useIdle } from '@/shared/timing/useIdle';
import { catalogApi } from '../catalogApi';
import type { KnownFacts } from './productFacts';
import type * as Parts from './readParts';

type Rows<T> = readonly (readonly [productId: string, T])[];

/** What the prerenderer writes into the head of each page, where it writes facts. */
export const factsMark = '<meta name="facts" content="facts.json">';

const hasFacts = () => inBrowser && document.querySelector('meta[name="facts"]') !== null;

/** No rows: there are none, or none that can be used. An error: no answer came, and another may. */
const parseRowsById =
  <T>(read: (parts: typeof Parts) => Promise<Rows<T>>) =>
  async (): Promise<{ data: Rows<T> } | { error: ApiError }> => {
    if (!hasFacts()) return { data: [] };
    try {
      return { data: await read(await importWithRetry(() => import('./readParts'))) };
    } catch {
      return { error: { status: 'FETCH_ERROR', message: '' } };
    }
  };

export const factsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the prerenderer knows of all products, from `facts.json` beside the pages. */
    getFacts: build.query<Rows<KnownFacts>, void>({
      providesTags: provideUnansweredTags,
      queryFn: parseRowsById(({ readFacts }) => readFacts()),
    }),
    /** The words of specifications and options that names and categories do not hold, by product. */
    getWords: build.query<Rows<string>, void>({
      providesTags: provideUnansweredTags,
      queryFn: parseRowsById(({ readWords }) => readWords()),
    }),
  }),
});

/** By product id. */
export type Facts = ReadonlyMap<string, KnownFacts>;

/** By product id; one map for all who ask. `undefined`: none. */
const byId = weakMapMemoize(<T>(rows: Rows<T>): ReadonlyMap<string, T> | undefined =>
  rows.length > 0 ? new Map(rows) : undefined,
);

const { getFacts, getWords } = factsApi.endpoints;

/** More products are many bytes: they come only where they are asked for. */
const fewProducts = 1000;

interface FactsOptions {
  skip?: boolean;
  /** Nobody asks for them: they come only once the page is done, where they are few, and not to who saves data. */
  isExtra?: boolean;
}

/**
 * What is known of the products beyond their list. `undefined`: none yet (then `mayCome`, and `isComing` if that is under
 * way), or none at all, as on a plain build: everything must work without. One call for a list, not one for each card.
 */
export function useFacts({ skip = false, isExtra = false }: FactsOptions = {}) {
  const idle = useIdle(isExtra && !skip);
  const { count = 0 } = catalogApi.endpoints.getProducts.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ count: data?.length }),
  });
  const isWanted = !isExtra || (count <= fewProducts && inBrowser && !savesData());
  const isDue = (idle || !isExtra) && !skip && isWanted;
  getFacts.useQuerySubscription(isDue ? undefined : skipToken);
  const { data, isError } = getFacts.useQueryState();
  const mayCome = data === undefined && !isError && hasFacts();
  return { facts: data && byId(data), mayCome, isComing: mayCome && isWanted && !skip };
}

/** For the search: the words of each product, as `splitWords` has them. `isSettled`: they have come, or will not. */
export function useProductWords({ skip = false } = {}) {
  const { data, isError } = getWords.useQuery(skip ? skipToken : undefined);
  return { words: data && byId(data), isSettled: data !== undefined || isError };
}
