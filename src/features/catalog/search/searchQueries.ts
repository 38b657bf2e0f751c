import type { Query, SearchOptions } from 'minisearch';
import { getMaxTypos } from '@/shared/text/typos';
import { isSameSize } from '../measures/nearestSize';
import type { NearSize } from '../measures/nearestSize';

/** A word of a query, with the terms of the index whose sizes are near the size that it names. */
export interface QueryWord {
  word: string;
  nearSizes: ReadonlyMap<string, NearSize>;
}

/** Fields of the index that a query searches. */
export interface SearchFields {
  /** Fields that suggestions show. */
  typed: readonly string[];
  /** Fields in which the word may be misspelled. */
  main: readonly string[];
  other: readonly string[];
}

export const nameFields: SearchFields = {
  typed: ['name'],
  main: ['name', 'nameSynonyms'],
  other: [],
};

export const allFields: SearchFields = {
  typed: ['name', 'subCategory', 'category'],
  main: ['name', 'subCategory', 'category', 'nameSynonyms'],
  other: ['otherSynonyms', 'details'],
};

/** Finds a word, longer words that start with it, and its synonyms, but also the given sizes. */
const createWordQuery = (
  word: string,
  { main, other }: SearchFields,
  sizes: readonly string[],
  options: SearchOptions = {},
): Query => ({
  combineWith: 'OR',
  fields: [...main, ...other],
  queries: [
    {
      prefix: true,
      ...options,
      queries: [word],
      // A single letter searches only names, because nearly every category has a word that starts
      // with it.
      fields: word.length === 1 ? ['name'] : [...main],
    },
    { queries: [word], fields: [...other], prefix: /^\D{4}/.test(word) },
    { queries: [...sizes] },
  ],
});

const getSameSizes = ({ nearSizes }: QueryWord): string[] =>
  Array.from(nearSizes).flatMap(([term, size]) => (isSameSize(size) ? term : []));

/** Finds the items with a word, a synonym of it, or the same size. */
export const createExactQuery = (queryWord: QueryWord, fields: SearchFields): Query =>
  createWordQuery(queryWord.word, fields, getSameSizes(queryWord));

/** Finds the items with a word, a synonym of it, or a size near it. */
export const createNearSizeQuery = ({ word, nearSizes }: QueryWord, fields: SearchFields): Query =>
  createWordQuery(word, fields, [...nearSizes.keys()]);

/** Finds the items with a word which may be misspelled, but not in its first letter. */
export const createPartialQuery = (queryWord: QueryWord, fields: SearchFields): Query =>
  createWordQuery(queryWord.word, fields, getSameSizes(queryWord), {
    // A number that only starts with the digits of the word is another number.
    prefix: !/\d$/.test(queryWord.word),
    fuzzy: getMaxTypos,
    boostDocument: (_id, term) => (term.startsWith(queryWord.word.charAt(0)) ? 1 : 0),
  });

/** Returns the words that a query word forms with the words beside it, such as 'cup cake'. */
function joinWithNeighbours(words: readonly QueryWord[], index: number): string[] {
  const [previous, current, next] = [words[index - 1], words[index], words[index + 1]];
  return [
    ...(previous && current ? [previous.word + current.word] : []),
    ...(current && next ? [current.word + next.word] : []),
  ];
}

const minPartLength = 3;

/** Returns the two parts of a word, such as 'pizzabox', for each place where it can be split. */
const splitInTwo = (word: string): string[][] =>
  Array.from(word, (_, index) => [word.slice(0, index), word.slice(index)]).filter((parts) =>
    parts.every((part) => part.length >= minPartLength),
  );

/**
 * Finds the items with a word of the query, even if it is misspelled, split in two or joined with
 * the word beside it.
 */
export function createTolerantQuery(
  words: readonly QueryWord[],
  index: number,
  fields: SearchFields,
): Query {
  const queryWord = words[index] ?? { word: '', nearSizes: new Map() };
  return {
    combineWith: 'OR',
    fields: [...fields.main],
    queries: [
      createWordQuery(queryWord.word, fields, getSameSizes(queryWord), { fuzzy: getMaxTypos }),
      { queries: joinWithNeighbours(words, index) },
      ...splitInTwo(queryWord.word).map((queries): Query => ({ combineWith: 'AND', queries })),
    ],
  };
}
