import type { ProductDetail, ProductPack } from '@/shared/contract/product';
import { toAsciiDigits } from '@/shared/text/digits';
import { removeDiacritics } from '@/shared/text/letters';
import { decodeProductId } from '@/shared/navigation/productId';
import { groupBy } from '@/shared/collections/groupBy';
import type { Product } from '../mergeProducts';
import { getPackName, getPieces, getPrice } from '../product/purchase';
import { readAmount } from './amount';
import type { ProductMatch, NameIndex } from './nameIndex';
import { replaceNumberWords } from './numberWords';
import { anyPacksId, maxGuesses, smallestPackId } from './quickOrderDraft';
import type { Guess, Row } from './quickOrderDraft';
import { severalMatchesText } from './resolveRow';
import { isSize, createSizeFinder } from './sizes';
import type { DetailWords } from './sizes';
import { createPlainReading, getReadings } from './readings';
import type { Reading } from './readings';
import { isColour, isMaterial } from './wordMeanings';

/** Maximum number of products whose details are loaded to choose the right product. */
const maxProductsToLoad = 4;

/**
 * Maximum number of words of a row that a product's name may lack. A product that lacks more words
 * does not match.
 */
const maxMissingWords = 3;

/** Normalises a name: ignores case, spaces, dashes and thousands separators. */
const normaliseName = (name: string): string =>
  removeDiacritics(toAsciiDigits(name))
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[\s\p{Pd}\p{Cf}]+/gu, '');

const getOnlyItem = <T>(items: readonly T[] = []): T | undefined =>
  items.length === 1 ? items[0] : undefined;

/** Reads the product id from a link. Returns `undefined` for any other text. */
const readProductIdFromLink = (text: string): string | undefined => {
  const [, encodedId] = /\/product\/([^/?#\s]+)/.exec(text) ?? [];
  return encodedId && decodeProductId(encodedId);
};

/**
 * Sets `packId` if the quantity has a unit (pieces or packs) and the row names no pack. A number that
 * the shopper types later then still means the same unit.
 */
function setPackByUnit(row: Row): Row {
  const { inPieces } = readAmount(row.quantity) ?? {};
  return row.packId === undefined && !row.packText && inPieces !== undefined
    ? { ...row, packId: inPieces ? anyPacksId : smallestPackId }
    : row;
}

/** Matches exclusions such as 'no lid', 'without window' or 'sleeve nahi chahiye'. */
const exclusionPattern =
  /(?<![\p{L}\p{M}])(?:no|not|without|w\/o|bina|baghair|bagair)\s+(?:an?\s+|any\s+)?([\p{L}\p{M}]+)|([\p{L}\p{M}]+)\s+nahin?(?:\s+chahiye)?(?![\p{L}\p{M}])/giu;

/** Result of looking up a name in the catalogue. The kinds are in order, the most certain first. */
type Finding =
  | { kind: 'found'; product: Product }
  | { kind: 'several' | 'near' | 'none'; guesses: Guess[] };

const toGuess = ({ productId, productName }: Product): Guess => ({
  productId,
  productName,
  missingWords: [],
  wordsNeededInNames: [],
});

const toGuesses = (matches: readonly ProductMatch[], maxCount = maxGuesses): Guess[] =>
  matches
    .slice(0, maxCount)
    .map((match) => ({ ...toGuess(match.product), missingWords: getWordsNotInName(match) }));

const getWordsNotInName = ({
  missingWords,
  kindOnlyWords,
}: Pick<ProductMatch, 'missingWords' | 'kindOnlyWords'>): string[] => [
  ...missingWords,
  ...kindOnlyWords,
];

/**
 * Chooses among products whose names contain all words of the row. Prefers the only product whose
 * name has no further words. If all names have further words, prefers the product whose words all
 * the other names contain. Returns `undefined` if there is no such product.
 */
function findPlainestMatch(
  index: NameIndex,
  matches: readonly ProductMatch[],
): ProductMatch | undefined {
  const exactMatches = matches.filter(({ extraCount }) => extraCount === 0);
  if (exactMatches.length > 0) return getOnlyItem(exactMatches);
  return matches.length > 12
    ? undefined
    : getOnlyItem(matches.filter((match) => index.isPlainestAmong(match, matches)));
}

/**
 * Keeps the products for which the fewest words of the row are ignored. For example, 'standard' is
 * ignored unless a name contains it.
 */
function keepLeastIgnoredMatches(matches: readonly ProductMatch[]): ProductMatch[] {
  const fewestIgnored = Math.min(...matches.map(({ ignoredCount }) => ignoredCount));
  return matches.filter(({ ignoredCount }) => ignoredCount === fewestIgnored);
}

/**
 * Returns the missing words that must be in a name or an option, because a match in a description
 * is not enough. These are kinds of product, and unknown words after the noun. If the name contains
 * no noun of the row, they are all missing words except sizes.
 */
function findWordsNeededInNames(
  index: NameIndex,
  words: readonly string[],
  missingWords: readonly string[],
) {
  const nounIndex = words.findIndex((word) => !missingWords.includes(word) && index.isNoun(word));
  const nameWords = missingWords.filter((word) => !isSize(word));
  if (nounIndex === -1) return nameWords;
  return nameWords.filter(
    (word) =>
      (index.isNoun(word) && !isMaterial(word)) ||
      index.isKind(word) ||
      (!index.isKnown(word) && !isColour(word) && words.indexOf(word) > nounIndex),
  );
}

/**
 * Returns the words that only describe a product in more detail, and that no product has. Such a
 * word stands before the noun, as in 'soft pizza box', in brackets, or before 'wala'. An unknown
 * word after the noun may be the noun itself, as in 'pizza box cutter'.
 */
function findUnknownDescriptions(
  index: NameIndex,
  name: string,
  words: readonly string[],
): ReadonlySet<string> {
  const nounIndex = words.findIndex((word) => index.isNoun(word) && !isMaterial(word));
  const describingWords = new Set(
    [...name.matchAll(descriptionPattern)].flatMap(([description]) =>
      index.splitIntoWords(description),
    ),
  );
  return new Set(
    words.filter(
      (word, wordIndex) =>
        (wordIndex < nounIndex || describingWords.has(word)) &&
        !index.isKnown(word) &&
        !isColour(word) &&
        !isSize(word),
    ),
  );
}

/** Matches a text in brackets, and a word before 'wala'. */
const descriptionPattern = /\([^()]*\)|[\p{L}\p{M}]+\s+wal[aei]y?(?![\p{L}\p{M}])/giu;

/** Splits a name into its words and the words that it excludes, such as 'lid' in 'no lid'. */
function parseName(index: NameIndex, name: string) {
  const excludedWords = new Set(
    [...name.matchAll(exclusionPattern)].flatMap(([, word, wordBefore = '']) =>
      index.splitIntoWords(word ?? wordBefore),
    ),
  );
  const words = index.splitIntoWords(replaceNumberWords(name.replace(exclusionPattern, ' ')));
  return { words, excludedWords };
}

function lookUpName(index: NameIndex, name: string): Finding {
  const { words, excludedWords } = parseName(index, name);
  return lookUpWords(index, words, excludedWords);
}

/** Looks up a name again without unknown descriptions, if it was not found with them. */
function ignoreUnknownDescriptions(index: NameIndex, name: string, finding: Finding): Finding {
  const { words, excludedWords } = parseName(index, name);
  const unknownDescriptions = findUnknownDescriptions(index, name, words);
  const knownWords = words.filter((word) => !unknownDescriptions.has(word));
  if (finding.kind === 'found' || unknownDescriptions.size === 0 || knownWords.length < 2)
    return finding;
  const findingWithoutUnknown = lookUpWords(index, knownWords, excludedWords);
  return findingWithoutUnknown.kind === 'found' ? findingWithoutUnknown : finding;
}

function lookUpWords(
  index: NameIndex,
  words: readonly string[],
  excludedWords: ReadonlySet<string>,
): Finding {
  const matches = index
    .findMatches(words)
    .filter(({ product }) =>
      [...excludedWords].every((word) => !index.splitIntoWords(product.productName).includes(word)),
    );
  const completeMatches = matches.filter(({ missingWords }) => missingWords.length === 0);
  const completeNameMatches = completeMatches.filter(
    ({ kindOnlyWords }) => kindOnlyWords.length === 0,
  );
  const bestMatches = keepLeastIgnoredMatches(
    completeNameMatches.length > 0 ? completeNameMatches : completeMatches,
  );
  const certainMatch =
    bestMatches.length > 1 ? findPlainestMatch(index, bestMatches) : bestMatches[0];
  // In 'green sleeves', only the colour leads to 'Box Sleeve Green Star'. Other sleeves may be green,
  // too, by their options.
  const isColourAlone =
    words.length === 2 && words.some(isColour) && (certainMatch?.extraCount ?? 0) > 1;
  // The row must contain the main noun of the product or its whole name, so 'gold' alone is not
  // enough. A row such as '13 inch brown' is enough if the catalogue has only one such product. A
  // noun only in the sub-category does not count: a drum in 'Cake Boards' is not a board.
  const isIdentified =
    certainMatch &&
    (certainMatch.hasMatchedNoun ||
      certainMatch.extraCount === 0 ||
      (completeMatches.length === 1 &&
        certainMatch.hasMatchedMeasure &&
        certainMatch.matchedCount > 1)) &&
    !certainMatch.kindOnlyWords.some(index.isNoun) &&
    !isColourAlone;
  if (isIdentified) return { kind: 'found', product: certainMatch.product };
  if (bestMatches.length > 0) return { kind: 'several', guesses: toGuesses(completeMatches) };

  const matchesWithNoun = matches.filter(({ hasMatchedNoun }) => hasMatchedNoun);
  const fewestMissing = Math.min(
    ...matchesWithNoun.map((match) => getWordsNotInName(match).length),
  );
  const closestMatches = matchesWithNoun.filter(
    (match) => getWordsNotInName(match).length === fewestMissing,
  );
  const secondClosestMatches = matchesWithNoun.filter(
    (match) => getWordsNotInName(match).length === fewestMissing + 1,
  );
  const canDecideByDetails =
    fewestMissing <= maxMissingWords &&
    fewestMissing < words.length &&
    closestMatches.length <= maxProductsToLoad;
  if (!canDecideByDetails)
    return {
      kind: 'none',
      guesses: toGuesses(matchesWithNoun.length > 0 ? matchesWithNoun : matches),
    };
  const candidates = [...closestMatches, ...secondClosestMatches];
  const guesses = toGuesses(candidates, maxProductsToLoad).map((guess, candidateIndex) => ({
    ...guess,
    wordsNeededInNames: findWordsNeededInNames(
      index,
      words,
      candidates[candidateIndex]?.missingWords ?? [],
    ),
  }));
  return { kind: 'near', guesses };
}

const findingCosts = { found: 0, several: 0, near: 100, none: 200 } as const;

/** Returns how badly the catalogue matches a name. Lower is better. */
const getMismatchCost = (finding: Finding): number =>
  findingCosts[finding.kind] +
  (finding.kind === 'found' ? 0 : (finding.guesses[0]?.missingWords.length ?? 99));

interface ReadingWithFinding {
  reading: Reading;
  finding: Finding;
}

const getFoundProducts = (readingsWithFindings: readonly ReadingWithFinding[]): Product[] => [
  ...new Set(
    readingsWithFindings.flatMap(({ finding }) =>
      finding.kind === 'found' ? [finding.product] : [],
    ),
  ),
];

/**
 * Returns the reading whose name matches the catalogue best. Among equals, the more likely reading
 * wins.
 */
function findBestReading(index: NameIndex, text: string): ReadingWithFinding {
  const readingsWithFindings = getReadings(text).map((reading) => ({
    reading,
    finding: lookUpName(index, reading.name),
  }));
  const readingsWithQuantity = readingsWithFindings.filter(
    ({ reading }) => reading.quantity !== '',
  );
  const wholeTextReading = readingsWithFindings.at(-1);
  const bestReading = readingsWithQuantity.reduce<ReadingWithFinding | undefined>(
    (cheapest, candidate) =>
      cheapest && getMismatchCost(candidate.finding) >= getMismatchCost(cheapest.finding)
        ? cheapest
        : candidate,
    undefined,
  );
  // A product's name may contain the number, as in 'Donut box 6 pcs'. The number is then not a
  // quantity.
  if (wholeTextReading && (!bestReading || wholeTextReading.finding.kind === 'found'))
    return wholeTextReading;
  if (!bestReading) return { reading: createPlainReading(text), finding: noMatch };
  // In 'Box 12 pcs, 6 pcs more', either number may be the quantity, and the product depends on it.
  const possibleProducts = bestReading.reading.isInside
    ? getFoundProducts(readingsWithQuantity)
    : [];
  if (possibleProducts.length < 2) return bestReading;
  return {
    reading: createPlainReading(text),
    finding: { kind: 'several', guesses: possibleProducts.slice(0, maxGuesses).map(toGuess) },
  };
}

const noMatch: Finding = { kind: 'none', guesses: [] };

function formatNote({ kind, guesses }: Exclude<Finding, { kind: 'found' }>): string {
  if (guesses.length === 0) return 'Not found';
  if (kind === 'several' && guesses.length > 1) return severalMatchesText;
  return kind === 'several'
    ? 'Did you mean this product?'
    : 'Not found. Did you mean one of these?';
}

function toRowChanges(finding: Finding, originalText: string): Partial<Row> {
  if (finding.kind === 'found') {
    const { productName, productId } = finding.product;
    return { text: productName, productId, originalText };
  }
  const rowChanges = { text: originalText, guesses: finding.guesses };
  if (finding.kind === 'near') return { ...rowChanges, needsGuessDetails: true };
  return { ...rowChanges, note: formatNote(finding) };
}

/**
 * Creates a function which finds the product of a row's text by link, id, name, or words. If the
 * match is uncertain, the row gets guesses. Later code narrows the guesses down or offers them to
 * the shopper. An amount in the text becomes the quantity.
 * @param details words of specifications, in which a text with only a size is looked up
 */
export function createProductMatcher(
  index: NameIndex,
  details: DetailWords = new Map(),
): (row: Row) => Row {
  const productsById = new Map(index.products.map((product) => [product.productId, product]));
  const productsByName = groupBy(index.products, ({ productName }) => normaliseName(productName));
  const findBySize = createSizeFinder(index.products, details);

  const findBySizeInstead = (finding: Finding, name: string): Finding => {
    const products = finding.kind === 'found' ? [] : findBySize(name);
    const product = getOnlyItem(products);
    if (product) return { kind: 'found', product };
    if (products.length === 0) return finding;
    return { kind: 'several', guesses: products.slice(0, maxGuesses).map(toGuess) };
  };

  const improveFinding = (finding: Finding, name: string): Finding =>
    findBySizeInstead(ignoreUnknownDescriptions(index, name, finding), name);

  const matchRow = ({ text, quantity }: Row): Partial<Row> => {
    const linkedId = readProductIdFromLink(text);
    const namedProduct =
      productsById.get(linkedId ?? text) ?? getOnlyItem(productsByName.get(normaliseName(text)));
    if (namedProduct) return { text: namedProduct.productName, productId: namedProduct.productId };
    if (linkedId) return { note: 'Not found' };
    // If the row has its own quantity, all numbers in its text belong to the name.
    if (quantity !== '1' && quantity !== '')
      return toRowChanges(improveFinding(lookUpName(index, text), text), text);
    const { reading, finding } = findBestReading(index, text);
    return {
      ...toRowChanges(improveFinding(finding, reading.name), reading.name),
      ...(reading.quantity !== '' && { quantity: reading.quantity }),
      ...(reading.pack && { packText: reading.pack }),
    };
  };
  return (row) => setPackByUnit({ ...row, ...matchRow(row) });
}

/**
 * Finds the pack that a text names. 'Pack of 100' matches by name. '100', '100s' and '۱۰۰ pcs' match
 * by number of pieces. Returns `undefined` if no pack or several packs match.
 */
export function matchPack(product: ProductDetail, text: string): ProductPack | undefined {
  const key = normaliseName(text);
  if (key === '') return undefined;
  const packs = product.productPackRequests.filter((pack) => getPrice(pack) !== null);
  const packsWithName = packs.filter((pack) => normaliseName(getPackName(pack)) === key);
  if (packsWithName.length > 0) return getOnlyItem(packsWithName);
  const [, digits] = /^(\d{1,7})(?:pcs?|pieces?|s)?$/.exec(key) ?? [];
  return getOnlyItem(packs.filter((pack) => digits && getPieces(pack)?.count === Number(digits)));
}
