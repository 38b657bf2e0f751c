import { splitWords } from './splitWords';
import { fillerWords } from './synonyms';

/** Maximum number of words of a query. Longer queries are cut, because each word costs time. */
const maxQueryWords = 12;
const maxQueryLength = 200;

/**
 * Returns all words of a query, and the distinct words to search for. These include filler words
 * only if the query has no other words.
 */
export function getSearchWords(query: string): { allWords: string[]; words: string[] } {
  const allWords = splitWords(query.slice(0, maxQueryLength)).slice(0, maxQueryWords);
  const significantWords = allWords.filter((word) => !fillerWords.has(word));
  return {
    allWords,
    words: [...new Set(significantWords.length > 0 ? significantWords : allWords)],
  };
}
