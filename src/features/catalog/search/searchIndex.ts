import { weakMapMemoize } from '@reduxjs/toolkit';
import MiniSearch from 'minisearch';
import type { Query, SearchResult } from 'minisearch';
import { findNearSizes, formatNearestNote, parseTerm } from '../measures/nearestSize';
import type { TermMeasure } from '../measures/nearestSize';
import { getSearchWords } from './getSearchWords';
import {
  allFields,
  createExactQuery,
  createNearSizeQuery,
  createPartialQuery,
  createTolerantQuery,
  nameFields,
} from './searchQueries';
import type { QueryWord } from './searchQueries';
import { sortBySize } from './sortBySize';
import { splitWords } from './splitWords';
import { findSynonyms } from './synonyms';

/** Texts by which an item can be found, with the most important first. */
export interface SearchEntry {
  name: string;
  subCategory?: string;
  category?: string;
  /** Words of the specification, normalised by `splitWords` and separated by spaces. */
  details?: string;
}

interface SearchDocument {
  id: number;
  entry: SearchEntry;
}

const itemsPerChunk = 50;

/** If fewer items than this match exactly, the search also accepts items that match with typos. */
const enoughMatches = 6;

const textFields: readonly string[] = allFields.typed;

const splitName = weakMapMemoize(({ name }: SearchEntry) => splitWords(name));

function extractField({ id, entry }: SearchDocument, field: string) {
  const { subCategory = '', category = '', details = '' } = entry;
  const nameWords = splitName(entry);
  switch (field) {
    case 'id':
      return id;
    case 'phrase':
      return nameWords.join(' ');
    case 'nameSynonyms':
      return findSynonyms(nameWords).join(' ');
    case 'otherSynonyms': {
      const otherWords = splitWords(`${subCategory} ; ${category}`).concat(details.split(' '));
      return findSynonyms(otherWords.filter((word) => !nameWords.includes(word))).join(' ');
    }
    default:
      return entry[field as keyof SearchEntry];
  }
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

/**
 * Finds items by the words of a query. Whole words score higher than beginnings of words, and these
 * score higher than typos.
 */
export class SearchIndex<T> {
  /** Maps each term with a number, such as `8x8inch`, to its possible meanings. */
  private readonly measures = new Map<string, readonly TermMeasure[]>();

  private readonly index = new MiniSearch<SearchDocument>({
    fields: [...allFields.main, ...allFields.other],
    storeFields: ['phrase'],
    extractField,
    // The words of the other fields and of queries are normalised already.
    tokenize: (text, field = '') =>
      textFields.includes(field) ? splitWords(text) : text.split(' '),
    processTerm: (term, field) => {
      if (!/^\d/.test(term)) return term;
      if (!this.measures.has(term)) this.measures.set(term, parseTerm(term));
      // With number and unit as separate terms, '250' and 'ml' also find '250ml'. Specifications
      // contain so many numbers that this would find too much.
      const [, number, unit] = /^([\d.]+)(\p{L}+)$/u.exec(term) ?? [];
      return number && unit && field !== 'details' ? [term, number, unit] : term;
    },
    searchOptions: {
      processTerm: (word) => word,
      // A word that is rare in a field scores up to ten times higher, so the last fields, which
      // should rank after all others, need small factors.
      boost: { name: 2, subCategory: 1.2, nameSynonyms: 0.6, otherSynonyms: 0.02, details: 0.01 },
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
    const documents = this.items.map((item, id) => ({ id, entry: this.getEntry(item) }));
    await this.index.addAllAsync(documents, { chunkSize: itemsPerChunk });
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
  suggest(query: string, fields = allFields): T[] {
    const { phrase, words } = this.parseQuery(query);
    const typedMatches = this.findWithAllWords(
      phrase,
      words.map(({ word }) => ({ queries: [word], fields: [...fields.typed], prefix: true })),
    );
    if (typedMatches.length > 0) return this.getItems(typedMatches);
    const { exact, fuzzy, nearest } = this.find(query, fields);
    return nearest ? exact : [...exact, ...fuzzy];
  }

  /** Returns suggestions like `suggest`, but searches only the names of the items. */
  suggestByName(query: string): T[] {
    return this.suggest(query, nameFields);
  }

  /**
   * Finds items by all words of the query. `exact` holds the full matches. If there are neither
   * full matches nor similar sizes, it holds the matches with typos. `fuzzy` holds the other items
   * with a similar size or with typos. `nearest` is a note about the similar sizes, or `undefined`
   * if there are none.
   */
  find(query: string, fields = allFields) {
    const { phrase, words } = this.parseQuery(query);
    const findItems = (createQuery: (word: QueryWord, index: number) => Query) =>
      this.findWithAllWords(phrase, words.map(createQuery));

    const exactMatches = findItems((word) => createExactQuery(word, fields));
    const exactIds = new Set(exactMatches.map(({ id }) => Number(id)));
    const isOther = ({ id }: SearchResult) => !exactIds.has(Number(id));
    const nearMatches = words.some(({ nearSizes }) => nearSizes.size > 0)
      ? sortBySize(findItems((word) => createNearSizeQuery(word, fields)).filter(isOther), words)
      : [];
    const typoMatches =
      exactIds.size < enoughMatches && nearMatches.length === 0
        ? findItems((_word, index) => createTolerantQuery(words, index, fields)).filter(isOther)
        : [];

    const nearest = formatNearestNote(nearMatches.map(({ size }) => size));
    if (exactMatches.length === 0 && nearMatches.length === 0)
      return { exact: this.getItems(typoMatches), fuzzy: [], nearest };
    return {
      exact: this.getItems(exactMatches),
      fuzzy: this.getItems([...nearMatches, ...typoMatches]),
      nearest,
    };
  }

  /**
   * Finds the items with the most words of a query that has no full match, the best match first.
   * `matchedCount` is the number of words of the query that these items contain.
   */
  searchPartly(query: string) {
    const { words } = this.parseQuery(query);
    const matches = new Map<number, { id: number; matchedCount: number; score: number }>();
    words.forEach((word, index) => {
      for (const { id, score } of this.index.search(createPartialQuery(word, allFields))) {
        const match = matches.get(Number(id)) ?? { id: Number(id), matchedCount: 0, score: 0 };
        match.matchedCount += 1;
        // Later words score higher, because 'Paper bag' means a bag and not another paper product.
        match.score += score * 2 ** index;
        matches.set(match.id, match);
      }
    });
    const rankedMatches = [...matches.values()].sort(
      (a, b) => b.matchedCount - a.matchedCount || b.score - a.score,
    );
    const matchedCount = rankedMatches[0]?.matchedCount ?? 0;
    const bestMatches = rankedMatches.filter((match) => match.matchedCount === matchedCount);
    return { items: this.getItems(bestMatches), matchedCount, wordCount: words.length };
  }

  private parseQuery(query: string): { phrase: string; words: QueryWord[] } {
    const { allWords, words } = getSearchWords(query);
    return {
      phrase: allWords.join(' '),
      words: words.map((word) => ({ word, nearSizes: findNearSizes(word, this.measures) })),
    };
  }

  private findWithAllWords(phrase: string, queries: Query[]): SearchResult[] {
    return this.index.search({
      combineWith: 'AND',
      queries,
      boostDocument: (_id, _term, storedFields) =>
        getPhraseBoost(String(storedFields?.['phrase']), phrase),
    });
  }

  private getItems(matches: readonly { id: unknown }[]): T[] {
    return matches.flatMap(({ id }) => this.items[Number(id)] ?? []);
  }
}
