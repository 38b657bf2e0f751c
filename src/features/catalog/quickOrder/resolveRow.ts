import type { ProductDetail } from '@/shared/contract/product';
import { toPlainText } from '@/shared/html/html';
import { getOptions } from '../product/purchase';
import { parseWordMeasures, hasSameMeasures } from '../search/nearness';
import { findTellingWords } from './nameIndex';
import { maxOffered } from './quickOrderDraft';
import type { Guess, Row } from './quickOrderDraft';
import { isColour, getMeanings } from './wordMeanings';

export const severalFit = 'Several products match. Choose one.';

/**
 * Returns the words of a text, and each pair of adjacent words as one: 'zip lock' also gives
 * 'ziplock'.
 */
function isSaidIn(text: string): Set<string> {
  const words = findTellingWords(text);
  return new Set([...words, ...words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`)]);
}

const means = (word: string, others: ReadonlySet<string>): boolean =>
  getMeanings(word).some((one) => others.has(one));

interface Answer {
  /** Option values that the row names. */
  options: Record<string, string>;
  /** Whether the product's details contain all missing words. */
  isWhole: boolean;
  /** Whether the options alone contain all missing words. */
  isNamed: boolean;
}

/** Finds the option values that a row names: 'red cap' selects the red one. */
function findNamedOptions(product: ProductDetail, words: readonly string[]) {
  const options: Record<string, string> = {};
  const matchedWords = new Set<string>();
  for (const { productOptionId, productOptionPrefix, ...option } of getOptions(product)) {
    const prefix = new Set(findTellingWords(productOptionPrefix));
    const values = option.productOptionDetailRequests.map((detail) => {
      const own = isSaidIn(detail.optionDetailName);
      // In 'flat lid', the word 'lid' names the option, not its value.
      const named = words.filter((word) => means(word, own) && !means(word, prefix));
      return { detail, named };
    });
    const most = Math.max(...values.map(({ named }) => named.length));
    const best = most > 0 ? values.filter(({ named }) => named.length === most) : [];
    const [value, another] = best;
    if (!value || another) continue;
    options[productOptionId] = value.detail.productOptionDetailId;
    for (const word of [...value.named, ...words.filter((one) => means(one, prefix))])
      matchedWords.add(word);
  }
  return { options, matchedWords };
}

/**
 * Compares the words that a product's name lacks with its options, specification and description.
 */
function getAnswer(product: ProductDetail, { missing, toName }: Guess): Answer {
  const { options, matchedWords } = findNamedOptions(product, missing);
  const specification = isSaidIn(toPlainText(product.productSpecText));
  const sizes = [...specification].flatMap(parseWordMeasures);
  for (const word of findTellingWords(product.productSubCategoryName)) specification.add(word);
  const description = new Set(
    toPlainText(product.productDescription)
      .split(/[.,;:!?\n]/)
      .flatMap(findTellingWords),
  );
  const isSaid = (word: string) => {
    if (matchedWords.has(word)) return true;
    if (toName.includes(word)) return false;
    // A description such as 'Fits black boxes' does not give the product's own colour.
    if (means(word, specification) || hasSameMeasures(word, sizes)) return true;
    return !isColour(word) && means(word, description);
  };
  return {
    options,
    isWhole: missing.every(isSaid),
    isNamed: missing.every((word) => matchedWords.has(word)),
  };
}

/** Quotes each word and separates them with commas. */
const quote = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

/**
 * Chooses the product whose details contain the words that its name lacks. If none or several do,
 * the row asks the shopper.
 * @param details details of the row's guesses, or `null` or `undefined` if they are not known
 */
export function resolveRow(row: Row, details: readonly (ProductDetail | null | undefined)[]): Row {
  const answers = row.guesses.flatMap((guess, at) => {
    const product = details[at];
    return product ? [{ guess, product, ...getAnswer(product, guess) }] : [];
  });
  const whole = answers.filter(({ isWhole }) => isWhole);
  // Options are more reliable than descriptions, and names are more reliable than both.
  const named = whole.filter(({ isNamed }) => isNamed);
  const sure = named.length > 0 ? named : whole;
  const least = Math.min(...sure.map(({ guess }) => guess.missing.length));
  const [best, another] = sure.filter(({ guess }) => guess.missing.length === least);
  const settled = { ...row, toSettle: false };
  // If another product's name contains more of the words, only options that contain all missing
  // words are certain.
  const fewest = Math.min(...row.guesses.map((guess) => guess.missing.length));
  const isSure = best && !another && (best.isNamed || best.guess.missing.length === fewest);
  if (isSure && answers.length === row.guesses.length) {
    const { productId, productName } = best.guess;
    const options = { ...row.options, ...best.options };
    return { ...settled, text: productName, productId, asked: row.text, guesses: [], options };
  }
  const others = row.guesses.filter((guess) => whole.every((one) => one.guess !== guess));
  const guesses = [...whole.map(({ guess }) => guess), ...others].slice(0, maxOffered);
  const missing = row.guesses[0]?.missing ?? [];
  const note = best ? severalFit : `No product clearly matches ${quote(missing)}. Choose one.`;
  return { ...settled, guesses, note };
}
