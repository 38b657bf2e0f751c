import type { ProductDetail, ProductPack } from '@/shared/contract/product';
import { toAsciiDigits } from '@/shared/text/digits';
import { removeDiacritics } from '@/shared/text/letters';
import { decodeProductId } from '@/shared/navigation/productId';
import { groupBy } from '@/shared/collections/groupBy';
import type { Product } from '../mergeProducts';
import { getPackName, getPieces, getPrice } from '../product/purchase';
import { readAmount } from './amount';
import type { Fit, NameIndex } from './nameIndex';
import { replaceNumberWords } from './numberWords';
import { anyPacks, maxOffered } from './quickOrderDraft';
import type { Guess, Row } from './quickOrderDraft';
import { severalFit } from './resolveRow';
import { isSize, createSizeFinder } from './sizes';
import type { DetailWords } from './sizes';
import { asWritten, getReadings } from './readings';
import type { Reading } from './readings';
import { isColour, isMaterial } from './wordMeanings';

/** Maximum number of products whose details are loaded to decide between them. */
const maxSettled = 4;

/** Maximum number of words of a row that a product's name may lack. With more, it is no match. */
const maxMissing = 3;

/** Normalises a name: ignores case, spaces, dashes and thousands separators. */
const toKey = (name: string): string =>
  removeDiacritics(toAsciiDigits(name))
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[\s\p{Pd}\p{Cf}]+/gu, '');

const getSingle = <T>(found: readonly T[] = []): T | undefined =>
  found.length === 1 ? found[0] : undefined;

/** Reads the product id from a link. */
const readLinkedId = (text: string): string | undefined => {
  const [, encoded] = /\/product\/([^/?#\s]+)/.exec(text) ?? [];
  return encoded && decodeProductId(encoded);
};

/**
 * Sets `packId` to `anyPacks` if the quantity is in pieces and names no pack. A number that the
 * shopper types later then still means pieces.
 */
const withUnit = (row: Row): Row =>
  row.packId === undefined && !row.packText && readAmount(row.quantity)?.inPieces
    ? { ...row, packId: anyPacks }
    : row;

/** Matches exclusions such as 'no lid' or 'without window'. */
const refused =
  /(?<![\p{L}\p{M}])(?:no|not|without|w\/o|bina|baghair|bagair)\s+(?:an?\s+|any\s+)?([\p{L}\p{M}]+)/giu;

/** Possible meanings of a name, from the most certain to the least. */
type Finding =
  | { kind: 'found'; product: Product }
  | { kind: 'several' | 'near' | 'none'; guesses: Guess[] };

const toGuess = ({ productId, productName }: Product): Guess => ({
  productId,
  productName,
  missing: [],
  toName: [],
});

const toGuesses = (fits: readonly Fit[], most = maxOffered): Guess[] =>
  fits.slice(0, most).map((fit) => ({ ...toGuess(fit.product), missing: notInName(fit) }));

const notInName = ({ missing, byKind }: Pick<Fit, 'missing' | 'byKind'>): string[] => [
  ...missing,
  ...byKind,
];

/**
 * Of several products with all words, returns the one without other words, or the one whose words
 * all others contain.
 */
function findPlainest(index: NameIndex, fits: readonly Fit[]): Fit | undefined {
  const exact = fits.filter(({ extra }) => extra === 0);
  if (exact.length > 0) return getSingle(exact);
  return fits.length > 12
    ? undefined
    : getSingle(fits.filter((fit) => index.isPlainestAmong(fit, fits)));
}

/**
 * Keeps the products that ignore the fewest words. For example, 'standard' is ignored unless a name
 * contains it.
 */
function findLeastIgnored(fits: readonly Fit[]): Fit[] {
  const least = Math.min(...fits.map(({ ignored }) => ignored));
  return fits.filter(({ ignored }) => ignored === least);
}

/**
 * Returns the missing words that a name or an option must contain. A description is not enough for
 * kinds of product and unknown words after the noun.
 */
function findWordsToAdd(index: NameIndex, words: readonly string[], missing: readonly string[]) {
  const noun = words.findIndex((word) => !missing.includes(word) && index.isNoun(word));
  const named = missing.filter((word) => !isSize(word));
  if (noun === -1) return named;
  return named.filter(
    (word) =>
      (index.isNoun(word) && !isMaterial(word)) ||
      index.isKind(word) ||
      (!index.knows(word) && !isColour(word) && words.indexOf(word) > noun),
  );
}

function findName(index: NameIndex, name: string): Finding {
  const without = new Set(
    [...name.matchAll(refused)].flatMap(([, word = '']) => index.wordsIn(word)),
  );
  const words = index.wordsIn(replaceNumberWords(name.replace(refused, ' ')));
  const fits = index
    .fits(words)
    .filter(({ product }) =>
      [...without].every((word) => !index.wordsIn(product.productName).includes(word)),
    );
  const whole = fits.filter(({ missing }) => missing.length === 0);
  const named = whole.filter(({ byKind }) => byKind.length === 0);
  const best = findLeastIgnored(named.length > 0 ? named : whole);
  const sure = best.length > 1 ? findPlainest(index, best) : best[0];
  // 'Gold' alone does not identify a product, unless it is the whole name. A drum in 'Cake Boards'
  // is not a board.
  const isNamed = sure && (sure.hasNoun || sure.extra === 0) && !sure.byKind.some(index.isNoun);
  if (isNamed) return { kind: 'found', product: sure.product };
  if (best.length > 0) return { kind: 'several', guesses: toGuesses(whole) };

  const near = fits.filter(({ hasNoun }) => hasNoun);
  const least = Math.min(...near.map((fit) => notInName(fit).length));
  const closest = near.filter((fit) => notInName(fit).length === least);
  const next = near.filter((fit) => notInName(fit).length === least + 1);
  const isToSettle = least <= maxMissing && least < words.length && closest.length <= maxSettled;
  if (!isToSettle) return { kind: 'none', guesses: toGuesses(near.length > 0 ? near : fits) };
  const candidates = [...closest, ...next];
  const guesses = toGuesses(candidates, maxSettled).map((guess, at) => ({
    ...guess,
    toName: findWordsToAdd(index, words, candidates[at]?.missing ?? []),
  }));
  return { kind: 'near', guesses };
}

const costs = { found: 0, several: 0, near: 100, none: 200 } as const;

/** Returns how badly the catalogue matches a name. Lower is better. */
const getCost = (finding: Finding): number =>
  costs[finding.kind] + (finding.kind === 'found' ? 0 : (finding.guesses[0]?.missing.length ?? 99));

interface Read {
  reading: Reading;
  finding: Finding;
}

const getFoundProducts = (reads: readonly Read[]): Product[] => [
  ...new Set(reads.flatMap(({ finding }) => (finding.kind === 'found' ? [finding.product] : []))),
];

/**
 * Returns the reading whose name matches the catalogue best. Among equals, the more likely reading
 * wins.
 */
function findBestReading(index: NameIndex, text: string): Read {
  const reads = getReadings(text).map((reading) => ({
    reading,
    finding: findName(index, reading.name),
  }));
  const counting = reads.filter(({ reading }) => reading.quantity !== '');
  const whole = reads.at(-1);
  const best = counting.reduce<Read | undefined>(
    (least, read) => (least && getCost(read.finding) >= getCost(least.finding) ? least : read),
    undefined,
  );
  // A product's name may contain the number, as in 'Donut box 6 pcs'. It is then not a quantity.
  if (whole && (!best || whole.finding.kind === 'found')) return whole;
  if (!best) return { reading: asWritten(text), finding: nothing };
  // In 'Box 12 pcs, 6 pcs more', either number may be the quantity, and the product depends on it.
  const rivals = best.reading.isInside ? getFoundProducts(counting) : [];
  if (rivals.length < 2) return best;
  return {
    reading: asWritten(text),
    finding: { kind: 'several', guesses: rivals.slice(0, maxOffered).map(toGuess) },
  };
}

const nothing: Finding = { kind: 'none', guesses: [] };

function formatNote({ kind, guesses }: Exclude<Finding, { kind: 'found' }>): string {
  if (guesses.length === 0) return 'Not found';
  if (kind === 'several' && guesses.length > 1) return severalFit;
  return kind === 'several'
    ? 'Did you mean this product?'
    : 'Not found. Did you mean one of these?';
}

function toRowParts(finding: Finding, asked: string): Partial<Row> {
  if (finding.kind === 'found') {
    const { productName, productId } = finding.product;
    return { text: productName, productId, asked };
  }
  const parts = { text: asked, guesses: finding.guesses };
  if (finding.kind === 'near') return { ...parts, toSettle: true };
  return { ...parts, note: formatNote(finding) };
}

/**
 * Creates a function which finds the product of a row's text by link, id, name, or words. If the
 * match is uncertain, the row gets guesses. They are decided later or offered to the shopper. An
 * amount in the text becomes the quantity.
 * @param details words of specifications, for texts with a size alone
 */
export function createProductMatcher(
  index: NameIndex,
  details: DetailWords = new Map(),
): (row: Row) => Row {
  const byId = new Map(index.products.map((product) => [product.productId, product]));
  const byName = groupBy(index.products, ({ productName }) => toKey(productName));
  const ofSize = createSizeFinder(index.products, details);

  const orOfSize = (finding: Finding, name: string): Finding => {
    const products = finding.kind === 'found' ? [] : ofSize(name);
    const product = getSingle(products);
    if (product) return { kind: 'found', product };
    if (products.length === 0) return finding;
    return { kind: 'several', guesses: products.slice(0, maxOffered).map(toGuess) };
  };

  const found = ({ text, quantity }: Row): Partial<Row> => {
    const linked = readLinkedId(text);
    const named = byId.get(linked ?? text) ?? getSingle(byName.get(toKey(text)));
    if (named) return { text: named.productName, productId: named.productId };
    if (linked) return { note: 'Not found' };
    // If the list has a separate quantity, all numbers in the text belong to the name.
    if (quantity !== '1' && quantity !== '')
      return toRowParts(orOfSize(findName(index, text), text), text);
    const { reading, finding } = findBestReading(index, text);
    return {
      ...toRowParts(orOfSize(finding, reading.name), reading.name),
      ...(reading.quantity !== '' && { quantity: reading.quantity }),
      ...(reading.pack && { packText: reading.pack }),
    };
  };
  return (row) => withUnit({ ...row, ...found(row) });
}

/**
 * Finds the pack that a text names. 'Pack of 100' matches by name, and '100' or '۱۰۰ pcs' match by
 * number of pieces.
 */
export function matchPack(product: ProductDetail, text: string): ProductPack | undefined {
  const key = toKey(text);
  if (key === '') return undefined;
  const packs = product.productPackRequests.filter((pack) => getPrice(pack) !== null);
  const named = packs.filter((pack) => toKey(getPackName(pack)) === key);
  if (named.length > 0) return getSingle(named);
  const [, digits] = /^(\d{1,7})(?:pcs?|pieces?)?$/.exec(key) ?? [];
  return getSingle(packs.filter((pack) => digits && getPieces(pack)?.count === Number(digits)));
}
