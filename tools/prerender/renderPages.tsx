import Skeleton from '@mui/material/Skeleton';
import { HeadCollector } from '@/shared/navigation/pageHead';
import type { PageHead } from '@/shared/navigation/pageHead';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { PrerenderedRating } from '@/features/reviews/components/ProductRating';
import { getRatingTexts, summariseRatings } from '@/features/reviews/ratingSummary';
import type { RatingSummary } from '@/features/reviews/ratingSummary';
import { reviewsApi } from '@/features/reviews/reviewsApi';
import { blogApi } from '@/features/blog/blogApi';
import { factsApi } from '@/features/catalog/facts/factsApi';
import { baseApi } from '@/shared/api/baseApi';
import { isOutage } from '@/shared/api/retryPolicy';
import { paths } from '@/shared/config/paths';
import { decodeProductId } from '@/shared/navigation/productId';
import type { ProductDetail } from '@/shared/contract/product';
import { PageContainer } from '@/shared/ui/PageContainer';
import { PageHeading } from '@/shared/ui/PageHeading';
import { TextSkeleton } from '@/shared/ui/TextSkeleton';
import { Frame, PageEnd } from '@/app/layout/Layout';
import { preloadDesktopLayout } from '@/app/layout/desktopLayout';
import { addBase } from '@/shared/config/base';
import { findPage, pages } from '@/app/pages';
import { AppRoutes } from '@/app/router';
import { makeStore } from '@/app/store';
import type { AppStore } from '@/app/store';
import { toAnswers } from './dataFiles';
import type { DataFiles } from './dataFiles';
import type { EmbeddedState, PageContent } from './documentHtml';
import { renderMarkup } from './renderMarkup';
import { describeError, waitForCalls, ShopDataError } from './shopData';

type Queries = ReturnType<AppStore['getState']>['api']['queries'];

export interface LoadedPage {
  path: string;
  queries: Queries;
  /** On a product's page: the answer of `getProduct`. */
  product?: ProductDetail;
  /** Summary of the product's reviews. A page contains nothing else of the reviews. */
  rating?: RatingSummary | undefined;
}

export interface MissingPage {
  path: string;
  reason: string;
}

/**
 * Loads the data that a page loads when it opens.
 * @param failedLists reasons why lists could not be loaded, by cache key; pages that need such a
 * list are still rendered
 * @throws ShopDataError if the back end fails
 */
export async function loadPageData(
  path: string,
  failedLists: ReadonlyMap<string, string>,
): Promise<LoadedPage | MissingPage> {
  const store = makeStore();
  const page = findPage(addBase(path));
  const { prefetch } = (await page?.load()) ?? {};
  prefetch?.(page?.routeParams ?? {}).forEach((call) => store.dispatch(call));
  void store.dispatch(clientInfoApi.endpoints.getClientInfo.initiate());
  await waitForCalls(store);
  const { queries } = store.getState().api;
  // Reset the API's state, because its timers would keep the store in memory.
  store.dispatch(baseApi.util.resetApiState());
  for (const [key, query] of Object.entries(queries)) {
    if (query?.error === undefined || failedLists.has(key)) continue;
    if (isOutage(query.error)) throw new ShopDataError(query.error);
    return { path, reason: describeError(query.error) };
  }
  const isProductPage = page?.path === paths.product.pattern;
  const detailsQuery = Object.values(queries).find((query) => query?.endpointName === 'getProduct');
  const isGone = isProductPage && detailsQuery?.data === null;
  if (isGone) return { path, reason: 'the back end does not have this item' };
  const id = isProductPage ? decodeProductId(page.routeParams.Id ?? '') : '';
  if (id === undefined) return { path, reason: 'the address contains no valid product id' };
  if (!id) return { path, queries };
  const product = { ...(detailsQuery?.data as ProductDetail), productId: id };
  return { path, queries, product, rating: await loadRating(id) };
}

/**
 * Number of times that `loadRating` tries its call after an outage, because the base query does not
 * retry it.
 */
const maxTries = 3;

/**
 * Loads a product's rating. The rating is undefined if there are no reviews, if the back end refuses
 * the call, or if its answer is invalid.
 * @throws ShopDataError if the back end gives no answer several times
 */
async function loadRating(productId: string): Promise<RatingSummary | undefined> {
  const store = makeStore();
  for (let attempt = 1; ; attempt += 1) {
    const reviewsQuery = reviewsApi.endpoints.getReviews.initiate(productId, {
      forceRefetch: true,
    });
    const { data, error } = await store.dispatch(reviewsQuery);
    const isLastAttempt = attempt === maxTries;
    if (error && isOutage(error) && isLastAttempt) throw new ShopDataError(error);
    if (error && isOutage(error)) continue;
    store.dispatch(baseApi.util.resetApiState());
    return summariseRatings(data ?? []);
  }
}

/**
 * Loads all lazy components of the pages. Otherwise, the first rendered page would have its styles
 * in another order than later pages.
 */
export const loadLazyComponents = () =>
  Promise.all([
    PageEnd.preload(),
    preloadDesktopLayout(),
    ...pages.map(({ Page }) => Page.preload()),
  ]);

/** Returns a snapshot of the store. It adds the key of each query that is read to `readKeys`. */
function createRecordingStore(store: AppStore, readKeys: Set<string>): AppStore {
  const state = store.getState();
  const queries = new Proxy(state.api.queries, {
    get: (queriesByKey, key: string) => {
      readKeys.add(key);
      return queriesByKey[key];
    },
  });
  const recordedState = { ...state, api: { ...state.api, queries } };
  return { ...store, getState: () => recordedState };
}

/**
 * Queries whose answers are not written into a page, because the app makes these queries only
 * later. See `useFacts`.
 */
const { getFacts, getWords } = factsApi.endpoints;
const omittedEndpoints = [getFacts.name, getWords.name];

/**
 * Returns the part of the API cache that is written into a page. Returns `undefined` if the page
 * needs a list that is too long for a data file.
 * @param readKeys keys of the queries that the page was rendered from
 */
function createEmbeddedState(
  store: AppStore,
  files: DataFiles,
  readKeys: ReadonlySet<string>,
  address: string,
): EmbeddedState | undefined {
  const state = store.getState();
  const isEmbedded = ([key, query]: [string, Queries[string]]) =>
    readKeys.has(key) && !omittedEndpoints.includes(query?.endpointName ?? '');
  const entries = Object.entries(state.api.queries).filter(isEmbedded);
  const hasNoArgument = (query: Queries[string]) => (query?.originalArgs as unknown) === undefined;
  const sharedEntries = entries.filter(([, query]) => hasNoArgument(query));
  const answers = toAnswers(
    Object.fromEntries(entries.filter((entry) => !sharedEntries.includes(entry))),
  );
  const answeredEntries = sharedEntries.filter(([, query]) => query?.data !== undefined);
  if (answeredEntries.some(([key]) => !files.has(key))) return undefined;
  const { path, routeParams } = findPage(address) ?? {};
  const posts = path === paths.blog.pattern && blogApi.endpoints.getBlogs.select()(state).data;
  const { blogId, longDescription } =
    (posts && posts.find((post) => post.blogId === routeParams?.id)) || {};
  return {
    files: [...new Set(answeredEntries.flatMap(([key]) => files.get(key) ?? []))].sort(),
    answers,
    ...(blogId && longDescription !== undefined && { article: { blogId, longDescription } }),
  };
}

interface RenderedPage extends PageContent {
  head: PageHead;
  store: AppStore;
  /** Keys of the queries that the page was rendered from. */
  readKeys: ReadonlySet<string>;
}

export async function renderPage(
  listStore: AppStore,
  files: DataFiles,
  { path, queries, product, rating }: LoadedPage,
): Promise<RenderedPage> {
  const { api } = listStore.getState();
  const store = makeStore({ api: { ...api, queries: { ...api.queries, ...queries } } });
  const address = addBase(path);
  const page = findPage(address);
  const ratingOfPage = product &&
    rating && { productId: product.productId, text: getRatingTexts(rating).join(' ') };
  const readKeys = new Set<string>();
  const collectedHeads: PageHead[] = [];
  const markup = await renderMarkup(
    createRecordingStore(store, readKeys),
    address,
    <HeadCollector value={(head) => void collectedHeads.push(head)}>
      <PrerenderedRating value={ratingOfPage}>
        <AppRoutes />
      </PrerenderedRating>
    </HeadCollector>,
  );
  const head = Object.assign({}, ...collectedHeads) as PageHead;
  const { params = [] } = (await page?.load()) ?? {};
  const embeddedState = createEmbeddedState(store, files, readKeys, address);
  const state = embeddedState && {
    ...embeddedState,
    ...(ratingOfPage && { rating: ratingOfPage }),
  };
  return { ...markup, head, store, path: address, params, file: page?.file, state, readKeys };
}

/**
 * Placeholder in a page without prerendered content. It is shown until the app has rendered the
 * real page.
 */
const PlainContent = ({ heading }: { heading: string | undefined }) => (
  <PageContainer>
    {heading ? (
      <PageHeading>{heading}</PageHeading>
    ) : (
      <Skeleton width="50%" sx={({ typography }) => ({ ...typography.h1, mb: 3 })} />
    )}
    <TextSkeleton label="Loading the page" />
  </PageContainer>
);

/**
 * Renders a page without prerendered content: the shop's frame, the page's heading and a skeleton.
 * It uses neither the configuration nor data of the back end.
 */
export async function renderPlainPage(path: string): Promise<PageContent> {
  await loadLazyComponents();
  const { heading } =
    (path !== paths.home.pattern && (await findPage(addBase(path))?.load())) || {};
  const markup = await renderMarkup(
    makeStore(),
    addBase(path),
    <Frame>
      <noscript>
        <PageContainer>Please turn on JavaScript in your browser to use this page.</PageContainer>
      </noscript>
      <PlainContent heading={heading} />
    </Frame>,
  );
  return { ...markup, params: [] };
}
