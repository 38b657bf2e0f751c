import { QueryStatus } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { blogApi } from '@/features/blog/blogApi';
import type { cacheRestored } from '@/shared/api/cacheRestored';
import { readSiteFile } from '@/shared/api/siteFile';
import { getRelease } from '@/shared/browser/release';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { Blog } from '@/shared/contract/blog';

/** Id of the element that holds the state of a prerendered page. */
export const pageStateId = 'page-state';

/** Answers of the back end, by their cache keys in RTK Query. */
const Answers = v.record(
  v.string(),
  v.object({ endpointName: v.string(), originalArgs: v.optional(v.unknown()), data: v.unknown() }),
);
export type Answers = v.InferOutput<typeof Answers>;

/** A file of answers that several pages share. Its name contains a hash of its content. */
const DataFile = v.object({ brand: v.optional(v.unknown()), answers: Answers });
export type DataFile = v.InferOutput<typeof DataFile>;

/**
 * The state inside a page: the answers that only this page uses, and the names of the files that it
 * shares with other pages.
 */
const PageState = v.object({
  release: v.string(),
  /** When the page was rendered, in ms since 1970. */
  renderedAt: v.number(),
  files: v.array(v.pipe(v.string(), v.regex(/^assets\/data\/\w+\.[0-9a-f]+\.json$/))),
  answers: Answers,
  /** The rating that this page shows for its product. */
  rating: v.optional(v.object({ productId: v.string(), text: v.string() })),
  /** The long text of this page's article, which the list of articles omits. */
  article: v.optional(v.object({ blogId: v.string(), longDescription: v.string() })),
});
export type PageState = v.InferOutput<typeof PageState>;

type RestoredCache = ReturnType<typeof cacheRestored>['payload'];

/**
 * Time of the cache entries, in ms since 1970. It is long ago, so that every component that uses an
 * entry requests it again. The time of the prerenderer would not do, because the clock of a phone
 * may be a day behind.
 */
const longAgo = 1;

/**
 * Converts answers to entries of RTK Query's cache. The entries have no tags, because a query has a
 * tag only while it lacks a fresh answer: see `provideUnansweredTags`.
 */
function toQueryEntries(answers: Answers): RestoredCache['cache'] {
  const queryEntries = Object.entries(answers).map(([key, answer]) => [
    key,
    {
      status: QueryStatus.fulfilled,
      requestId: '',
      originalArgs: undefined,
      startedTimeStamp: longAgo,
      fulfilledTimeStamp: longAgo,
      ...answer,
    },
  ]);
  return {
    queries: Object.fromEntries(queryEntries) as RestoredCache['cache']['queries'],
    mutations: {},
    provided: { tags: { Unanswered: {} }, keys: {} },
  };
}

type ArticleText = NonNullable<PageState['article']>;

/** Adds the long text of one article to the list of articles. */
function addArticleText(answers: Answers, { blogId, longDescription }: ArticleText): Answers {
  const addTextToPost = (post: Blog) =>
    post.blogId === blogId ? { ...post, longDescription } : post;
  const entries = Object.entries(answers).map(([key, answer]) =>
    answer.endpointName === blogApi.endpoints.getBlogs.name
      ? [key, { ...answer, data: (answer.data as Blog[]).map(addTextToPost) }]
      : [key, answer],
  );
  return Object.fromEntries(entries) as Answers;
}

interface EmbeddedData {
  restoredCache: RestoredCache;
  rating: PageState['rating'];
}

const isBrandOfThisShop = (brand: unknown) =>
  JSON.stringify(brand) === JSON.stringify(getRuntimeConfig().brand);

/**
 * Reads the data that this page was rendered from.
 * @returns the data, or `undefined` if the page contains none, if its files cannot be loaded, or if
 * this release and configuration would render the page differently
 */
export async function readPageState(): Promise<EmbeddedData | undefined> {
  const text = document.getElementById(pageStateId)?.textContent;
  if (!text) return undefined;
  try {
    const pageState = v.parse(PageState, JSON.parse(text));
    if (pageState.release !== getRelease()) return undefined;
    const readDataFile = async (name: string) =>
      v.parse(DataFile, await readSiteFile(name, 'default'));
    const dataFiles = await Promise.all(pageState.files.map(readDataFile));
    const { brand } = dataFiles.find((file) => 'brand' in file) ?? {};
    if (!isBrandOfThisShop(brand)) return undefined;
    const answers = Object.assign(
      {},
      ...dataFiles.map((file) => file.answers),
      pageState.answers,
    ) as Answers;
    const allAnswers = pageState.article ? addArticleText(answers, pageState.article) : answers;
    const { renderedAt, rating } = pageState;
    return { restoredCache: { cache: toQueryEntries(allAnswers), renderedAt }, rating };
  } catch {
    return undefined;
  }
}
