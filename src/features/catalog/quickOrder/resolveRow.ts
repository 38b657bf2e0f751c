import type { ProductDetail } from '@/shared/contract/product';
import { toPlainText } from '@/shared/html/html';
import { getOptions } from '../product/purchase';
import { parseTerm as parseWordMeasures, hasSameMeasure } from '../measures/nearestSize';
import { findSignificantWords } from './nameIndex';
import { maxGuesses } from './quickOrderDraft';
import type { Guess, Row } from './quickOrderDraft';
import { isColour, getMeanings } from './wordMeanings';

export const severalMatchesText = 'Several products match. Choose one.';

/**
 * Returns the words of a text, and each pair of adjacent words as one: 'zip lock' also gives
 * 'ziplock'.
 */
function getWordsAndPairs(text: string): Set<string> {
  const words = findSignificantWords(text);
  return new Set([
    ...words,
    ...words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`),
  ]);
}

const hasMeaningIn = (word: string, otherWords: ReadonlySet<string>): boolean =>
  getMeanings(word).some((meaning) => otherWords.has(meaning));

interface DetailMatch {
  /** Option values that the row names. */
  options: Record<string, string>;
  /** Whether the product's details contain all missing words. */
  hasAllWords: boolean;
  /** Whether the options alone contain all missing words. */
  areAllInOptions: boolean;
}

/**
 * Finds the option values that a row names. For example, 'red cap' selects the option value for a
 * red cap.
 */
function findNamedOptions(product: ProductDetail, words: readonly string[]) {
  const options: Record<string, string> = {};
  const matchedWords = new Set<string>();
  for (const { productOptionId, productOptionPrefix, ...option } of getOptions(product)) {
    const optionNameWords = new Set(findSignificantWords(productOptionPrefix));
    const values = option.productOptionDetailRequests.map((detail) => {
      const valueWords = getWordsAndPairs(detail.optionDetailName);
      // In 'flat lid', the word 'lid' names the option, not its value.
      const matches = words.filter(
        (word) => hasMeaningIn(word, valueWords) && !hasMeaningIn(word, optionNameWords),
      );
      return { detail, matches };
    });
    const maxMatchCount = Math.max(...values.map(({ matches }) => matches.length));
    const bestValues =
      maxMatchCount > 0 ? values.filter(({ matches }) => matches.length === maxMatchCount) : [];
    const [value, secondValue] = bestValues;
    if (!value || secondValue) continue;
    options[productOptionId] = value.detail.productOptionDetailId;
    for (const word of [
      ...value.matches,
      ...words.filter((candidate) => hasMeaningIn(candidate, optionNameWords)),
    ])
      matchedWords.add(word);
  }
  return { options, matchedWords };
}

/**
 * Compares the words that a product's name lacks with its options, specification and description.
 */
function matchDetails(
  product: ProductDetail,
  { missingWords, wordsNeededInNames }: Guess,
): DetailMatch {
  const { options, matchedWords } = findNamedOptions(product, missingWords);
  const specification = getWordsAndPairs(toPlainText(product.productSpecText));
  const sizes = [...specification].flatMap(parseWordMeasures);
  for (const word of findSignificantWords(product.productSubCategoryName)) specification.add(word);
  const description = new Set(
    toPlainText(product.productDescription)
      .split(/[.,;:!?\n]/)
      .flatMap(findSignificantWords),
  );
  const isMentioned = (word: string) => {
    if (matchedWords.has(word)) return true;
    if (wordsNeededInNames.includes(word)) return false;
    // A description such as 'Fits black boxes' does not give the product's own colour.
    if (hasMeaningIn(word, specification) || hasSameMeasure(word, sizes)) return true;
    return !isColour(word) && hasMeaningIn(word, description);
  };
  return {
    options,
    hasAllWords: missingWords.every(isMentioned),
    areAllInOptions: missingWords.every((word) => matchedWords.has(word)),
  };
}

const quoteWords = (words: readonly string[]): string =>
  words.map((word) => `“${word}”`).join(', ');

/**
 * Chooses the product whose details contain the words that its name lacks. If no product or several
 * products match, the row asks the shopper.
 * @param details details of the row's guesses, or `null` or `undefined` if they are not known
 */
export function resolveRow(row: Row, details: readonly (ProductDetail | null | undefined)[]): Row {
  const detailMatches = row.guesses.flatMap((guess, index) => {
    const product = details[index];
    return product ? [{ guess, product, ...matchDetails(product, guess) }] : [];
  });
  const completeMatches = detailMatches.filter(({ hasAllWords }) => hasAllWords);
  // Options are more reliable than descriptions, and names are more reliable than both.
  const matchesByOptions = completeMatches.filter(({ areAllInOptions }) => areAllInOptions);
  const bestMatches = matchesByOptions.length > 0 ? matchesByOptions : completeMatches;
  const fewestMissing = Math.min(...bestMatches.map(({ guess }) => guess.missingWords.length));
  const [bestMatch, secondMatch] = bestMatches.filter(
    ({ guess }) => guess.missingWords.length === fewestMissing,
  );
  const settledRow = { ...row, needsGuessDetails: false };
  // If another product's name contains more of the words, only options that contain all missing
  // words are certain.
  const fewestMissingOverall = Math.min(...row.guesses.map((guess) => guess.missingWords.length));
  const isCertain =
    bestMatch &&
    !secondMatch &&
    (bestMatch.areAllInOptions || bestMatch.guess.missingWords.length === fewestMissingOverall);
  if (isCertain && detailMatches.length === row.guesses.length) {
    const { productId, productName } = bestMatch.guess;
    const options = { ...row.options, ...bestMatch.options };
    return {
      ...settledRow,
      text: productName,
      productId,
      originalText: row.text,
      guesses: [],
      options,
    };
  }
  const otherGuesses = row.guesses.filter((guess) =>
    completeMatches.every((match) => match.guess !== guess),
  );
  const guesses = [...completeMatches.map(({ guess }) => guess), ...otherGuesses].slice(
    0,
    maxGuesses,
  );
  const missingWords = row.guesses[0]?.missingWords ?? [];
  const note = bestMatch
    ? severalMatchesText
    : `No product clearly matches ${quoteWords(missingWords)}. Choose one.`;
  return { ...settledRow, guesses, note };
}
