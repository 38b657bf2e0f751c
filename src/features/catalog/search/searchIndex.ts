import MiniSearch from 'minisearch';
import type { Query, SearchOptions } from 'minisearch';
import { getMaxTypos } from '@/shared/text/typos';
import { wait } from '@/shared/timing/wait';
import { synonyms } from './synonyms';
import { parseWordMeasures, findNearest, formatNearestNote, maxSameDifference } from './nearness';
import type { Measure, NearMeasure } from './nearness';
import { toSingular, findMeasureUnit, getSearchWords, splitWords } from './words';

/** Texts by which an item can be found, with the most important first. */
export interface SearchEntry {
  name: string;
  subCategory?: string;
  category?: string;
  /** Words of the specification, separated by spaces. */
  details?: string;
}

const itemsPerChunk = 100;

/** If fewer items than this match exactly, the search also accepts items that match with typos. */
const enoughMatches = 6;

/** Options for queries whose words `getSearchWords` has already split and normalised. */
const preparedWordOptions = {
  tokenize: (word: string) => [word],
  processTerm: (word: string) => word,
};

const exactOptions: SearchOptions = { prefix: true };
const fuzzyOptions: SearchOptions = { prefix: true, fuzzy: getMaxTypos };

/**
 * Returns whether a term starts with a word. A number must match completely, so '25' does not match
 * '250ml'.
 */
const termStartsWith = (term: string, word: string): boolean =>
  term.startsWith(word) && !/^\d\d$/.test(term.slice(word.length - 1, word.length + 1));

/**
 * Returns `fuzzyOptions` with two restrictions: the first letter must be correct, and numbers must
 * match completely.
 */
const getFuzzyOptions = (word: string): SearchOptions => ({
  ...fuzzyOptions,
  boostDocument: (_id, term) =>
    termStartsWith(term, word) || (term.charAt(0) === word.charAt(0) && !term.startsWith(word))
      ? 1
      : 0,
});

/** Finds words of the catalogue by their synonyms. */
const synonymIndex = new MiniSearch({ fields: ['names'], tokenize: splitWords });
synonymIndex.addAll(
  Object.entries(synonyms).map(([word, names]) => ({ id: toSingular(word), names })),
);

const swapLetters = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, index) =>
      word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2),
  );

const findWordsBySynonym = (word: string, options: SearchOptions): string[] =>
  synonymIndex.search(word, { ...preparedWordOptions, ...options }).map(({ id }) => String(id));

function createWordQuery(word: string, options: SearchOptions): Query {
  const similarWords = findWordsBySynonym(word, { ...options, prefix: word.length > 2 });
  if (options.fuzzy && getMaxTypos(word) > 0) similarWords.push(...swapLetters(word));
  return {
    combineWith: 'OR',
    queries: [
      // A single letter searches only names, because nearly every category has a word that starts
      // with it.
      { queries: [word], ...options, ...(word.length === 1 && { fields: ['name'] }) },
      { combineWith: 'OR', queries: similarWords, boostTerm: () => 0.3 },
    ],
  };
}

/**
 * Returns a factor for the score of a name. With this factor, equal names rank first, then names
 * that start with the query, then names that contain it.
 */
function getPhraseBoost(name: string, query: string): number {
  if (name === query) return 1e12;
  if (name.startsWith(`${query} `)) return 1e9;
  if (name.startsWith(query)) return 1e6;
  return name.includes(` ${query}`) ? 1e3 : 1;
}

const exactMatch: NearMeasure = { sizeDifference: 0, word: '', text: '' };

type NearMeasureById = ReadonlyMap<number, NearMeasure>;

/** Returns the items that are in both maps, each with the larger of its two differences. */
const intersectMatches = (a: NearMeasureById, b: NearMeasureById): NearMeasureById =>
  new Map(
    [...a].flatMap(([id, measure]) => {
      const otherMeasure = b.get(id);
      return otherMeasure
        ? [[id, otherMeasure.sizeDifference > measure.sizeDifference ? otherMeasure : measure]]
        : [];
    }),
  );

/**
 * Finds items by the words of a query. Whole words score higher than beginnings of words, and these
 * score higher than typos.
 */
export class SearchIndex<T> {
  /** Maps each word in the texts of the items to the indexes of these items and to its measures. */
  private readonly entriesByWord = new Map<
    string,
    { ids: number[]; measures: readonly Measure[] }
  >();

  private readonly index = new MiniSearch<object>({
    fields: ['name', 'subCategory', 'category'],
    storeFields: ['phrase'],
    tokenize: splitWords,
    processTerm: (word) => {
      // With the unit as a separate term, 'ml' alone also finds '250ml'.
      const unit = findMeasureUnit(word);
      return unit === undefined ? word : [word, unit];
    },
    searchOptions: {
      ...preparedWordOptions,
      boost: { name: 2, subCategory: 1.2 },
      weights: { prefix: 0.3, fuzzy: 0.1 },
      // Long names should not score lower than short ones.
      bm25: { k: 1.2, b: 0, d: 0.5 },
    },
  });

  constructor(
    readonly items: readonly T[],
    private readonly getEntry: (item: T) => SearchEntry,
  ) {}

  /** Builds the index in chunks, because indexing many items at once would block the page. */
  async build(): Promise<this> {
    for (const [id, item] of this.items.entries()) {
      if (id % itemsPerChunk === itemsPerChunk - 1) await wait(0);
      const { details = '', ...entry } = this.getEntry(item);
      const nameWords = splitWords(entry.name);
      this.index.add({ id, ...entry, phrase: nameWords.join(' ') });
      for (const word of new Set(
        splitWords(Object.values(entry).join(' ; ')).concat(details.split(' ')),
      )) {
        const wordEntry = this.entriesByWord.get(word);
        if (wordEntry) wordEntry.ids.push(id);
        else this.entriesByWord.set(word, { ids: [id], measures: parseWordMeasures(word) });
      }
    }
    return this;
  }

  /** Returns the items that match all words of the query, the best match first. */
  search(query: string): T[] {
    return this.find(query).exact;
  }

  /**
   * Finds the items with all words of the query as they are typed, or else with synonyms, the same
   * sizes or typos. The best match comes first.
   */
  suggest(query: string): T[] {
    const { words } = getSearchWords(query);
    const typedWords = words.map((word) => ({ queries: [word], ...exactOptions }));
    const typedMatches = this.findWithAllWords(query, typedWords);
    if (typedMatches.length > 0) return this.getItems(typedMatches);
    const { exact, fuzzy, nearest } = this.find(query);
    return nearest ? exact : [...exact, ...fuzzy];
  }

  private findWithAllWords(query: string, queries: Query[]): number[] {
    const phrase = getSearchWords(query).allWords.join(' ');
    return this.index
      .search({
        combineWith: 'AND',
        queries,
        boostDocument: (_id, _term, storedFields) =>
          getPhraseBoost(String(storedFields?.phrase), phrase),
      })
      .map(({ id }) => Number(id));
  }

  /**
   * Finds items by all words of the query. `exact` holds the full matches. If there are neither
   * full matches nor similar sizes, it holds the matches with typos. `fuzzy` holds the other items
   * with a similar size or with typos. `nearest` is a note about the similar sizes, or `undefined`
   * if there are none.
   */
  find(query: string) {
    const { words } = getSearchWords(query);
    const findWithAllWords = (queries: Query[]) => this.findWithAllWords(query, queries);
    const nameMatches = findWithAllWords(words.map((word) => createWordQuery(word, exactOptions)));
    const [firstMatches = new Map<number, NearMeasure>(), ...otherMatches] = words.map((word) =>
      this.findByWord(word),
    );
    const wordMatches = [...otherMatches.reduce(intersectMatches, firstMatches)].sort(
      ([, a], [, b]) => a.sizeDifference - b.sizeDifference,
    );
    const exactIds = new Set(nameMatches);
    for (const [id, { sizeDifference }] of wordMatches)
      if (sizeDifference <= maxSameDifference) exactIds.add(id);
    const nearMatches = wordMatches.filter(([id]) => !exactIds.has(id));
    const queries = words.map((word) => createWordQuery(word, fuzzyOptions));
    const typoMatches =
      exactIds.size < enoughMatches && nearMatches.length === 0
        ? [queries, ...this.rewriteQueries(words, queries)].flatMap(findWithAllWords)
        : [];
    const bestIds = exactIds.size > 0 || nearMatches.length > 0 ? exactIds : new Set(typoMatches);
    const fuzzyIds = [...nearMatches.map(([id]) => id), ...typoMatches].filter(
      (id) => !bestIds.has(id),
    );
    const nearest = formatNearestNote(nearMatches.map(([, measure]) => measure));
    return { exact: this.getItems(bestIds), fuzzy: this.getItems(new Set(fuzzyIds)), nearest };
  }

  /**
   * Finds the items that have the word, a longer word that starts with it, a synonym of it, or a
   * measure near it.
   */
  private findByWord(word: string): NearMeasureById {
    const matches = new Map<number, NearMeasure>();
    const synonymWords = new Set(findWordsBySynonym(word, { prefix: word.length > 2 }));
    const wordMeasures = parseWordMeasures(word);
    for (const [term, { ids, measures }] of this.entriesByWord) {
      const isWordMatch =
        term === word || synonymWords.has(term) || (word.length > 3 && termStartsWith(term, word));
      const nearMeasure = isWordMatch ? exactMatch : findNearest(word, wordMeasures, measures);
      if (!nearMeasure) continue;
      for (const id of ids)
        if (nearMeasure.sizeDifference < (matches.get(id)?.sizeDifference ?? Infinity))
          matches.set(id, nearMeasure);
    }
    return matches;
  }

  /** Returns queries that join two words ('cup cake') or split one word ('pizzabox'). */
  private rewriteQueries(words: readonly string[], queries: readonly Query[]): Query[][] {
    return words.flatMap((word, index) => {
      const joinedWord = word + (words[index + 1] ?? '');
      if (
        joinedWord !== word &&
        (this.entriesByWord.has(joinedWord) || findWordsBySynonym(joinedWord, {}).length > 0)
      )
        return [
          [
            ...queries.slice(0, index),
            createWordQuery(joinedWord, exactOptions),
            ...queries.slice(index + 2),
          ],
        ];
      if (this.entriesByWord.has(word)) return [];
      return Array.from(word, (_, splitIndex) => [
        word.slice(0, splitIndex),
        word.slice(splitIndex),
      ])
        .filter((parts) => parts.every((part) => part.length > 2 && this.entriesByWord.has(part)))
        .map((parts) => [...queries.slice(0, index), ...parts, ...queries.slice(index + 1)]);
    });
  }

  /**
   * Finds the items with the most words of a query that has no full match, the best match first.
   * `matchedCount` is the number of words of the query that these items contain.
   */
  searchPartly(query: string) {
    const { words } = getSearchWords(query);
    const matches = new Map<number, { matchedCount: number; score: number }>();
    words.forEach((word, index) => {
      const exactMatches = [...this.findByWord(word)].filter(
        ([, { sizeDifference }]) => sizeDifference <= maxSameDifference,
      );
      const scores = new Map(exactMatches.map(([id]) => [id, 0]));
      for (const { id, score } of this.index.search(createWordQuery(word, getFuzzyOptions(word))))
        scores.set(Number(id), score);
      for (const [id, score] of scores) {
        const match = matches.get(id) ?? { matchedCount: 0, score: 0 };
        match.matchedCount += 1;
        // Later words score higher, because 'Paper bag' means a bag and not another paper product.
        match.score += score * 2 ** index;
        matches.set(id, match);
      }
    });
    const rankedMatches = [...matches].sort(
      ([, a], [, b]) => b.matchedCount - a.matchedCount || b.score - a.score,
    );
    const matchedCount = rankedMatches[0]?.[1].matchedCount ?? 0;
    const bestIds = rankedMatches
      .filter(([, match]) => match.matchedCount === matchedCount)
      .map(([id]) => id);
    return { items: this.getItems(bestIds), matchedCount, wordCount: words.length };
  }

  private getItems(ids: Iterable<number>): T[] {
    return Array.from(ids, (id) => this.items[id]).filter((item) => item !== undefined);
  }
}
