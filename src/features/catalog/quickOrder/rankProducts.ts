import { groupBy } from '@/shared/collections/groupBy';
import { decodeProductId } from '@/shared/navigation/productId';
import type { Product } from '../mergeProducts';
import type { SearchIndex } from '../search/searchIndex';
import { readAmount } from './amount';
import { getNameWords, splitIntoWords } from './nameWords';
import { normaliseName } from './normaliseName';
import { anyPacksId, maxGuesses, notFoundText, smallestPackId } from './quickOrderDraft';
import type { Row } from './quickOrderDraft';
import { readLine } from './readLine';
import type { LineReading } from './readLine';

/** Reads the product id from a link. Returns `undefined` for any other text. */
const readProductIdFromLink = (text: string): string | undefined => {
  const [, encodedId] = /\/product\/([^/?#\s]+)/.exec(text) ?? [];
  return encodedId && decodeProductId(encodedId);
};

/** Matches a dozen without a number, as in '12 pc - half dozen'. */
const dozenPattern = /do[sz]en|dar[jz]an|درجن/iu;

/** Words around a product in a message, which say nothing about it. */
const politeWordPattern =
  /(?<![\p{L}\p{M}])(?:please|pls|plz|kindly|send|need|want|only|each|total|bhi|bhai|sir|bhej(?:na| dein?)?|chahiy?e|de dein?|jaldi|urgent|asap|same|aur|or|and|packs?|packets?|pkts?)(?![\p{L}\p{M}])/giu;

/** Matches words that exclude something, as in 'no lid', 'bina lid' or 'sleeve nahi chahiye'. */
const exclusionPattern =
  /(?<![\p{L}\p{M}])(?:no|not|non|without|w\/o|bina|baghair|bagair|nahi|nahin|نہیں|بغیر)(?![\p{L}\p{M}])/iu;

const removePoliteWords = (text: string): string =>
  text.replace(politeWordPattern, ' ').replace(/\s+/g, ' ').trim() || text;

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

interface Ranking {
  /** The only product that the text can mean. */
  product?: Product;
  /** Products with every word and size of the text, the best first. */
  exact: readonly Product[];
}

/** Describes why the row asks. */
function getNote(exactCount: number, guessCount: number): string {
  if (exactCount > 1) return 'Several products match. Choose one.';
  if (guessCount === 1) return 'Did you mean this product?';
  const question = 'Did you mean one of these?';
  return exactCount === 1 ? question : `Not found. ${question}`;
}

/**
 * Creates a function that finds the product of a row by link, id, name or the shop's search. A
 * product is taken only if it is the single one with every word and size of the row. Otherwise, the
 * row offers the best products.
 */
export function createProductRanker(search: SearchIndex<Product>): (row: Row) => Row {
  const productsById = new Map(search.items.map((product) => [product.productId, product]));
  const productsByName = groupBy(search.items, ({ productName }) => normaliseName(productName));
  const nameWords = getNameWords(search.items);
  const allNameWords = new Set([...nameWords.values()].flat());

  const findNamedProduct = (text: string): Product | undefined => {
    const [product, otherProduct] = productsByName.get(normaliseName(text)) ?? [];
    return otherProduct ? undefined : product;
  };

  /**
   * Returns whether a text really names a product that the search found. The search also finds
   * words of categories and specifications, synonyms and typos. So the text's numbers, and its words
   * that occur in any name, must be in the product's own name, and these must be at least half of
   * its words. A colour or a size alone, as in '10 inch white', names no product. The search does
   * not understand exclusions.
   */
  const isNamedBy = ({ productId }: Product, text: string): boolean => {
    const words = [...new Set(splitIntoWords(text))];
    const productWords = nameWords.get(productId) ?? [];
    const isNumber = (word: string): boolean => /^\d/.test(word);
    const isInName = words.every(
      (word) => productWords.includes(word) || !(allNameWords.has(word) || isNumber(word)),
    );
    return (
      isInName &&
      words.filter((word) => productWords.includes(word)).length * 2 >= words.length &&
      !exclusionPattern.test(text) &&
      words.filter((word) => !isNumber(word)).length > 1 &&
      (words.length > 2 || words.length * 2 > productWords.length)
    );
  };

  const rank = (text: string): Ranking => {
    const namedProduct = findNamedProduct(text);
    if (namedProduct) return { product: namedProduct, exact: [namedProduct] };
    const query = removePoliteWords(text);
    const { exact } = search.find(query);
    const [product, otherProduct] = exact.filter((match) => isNamedBy(match, query));
    return product && !otherProduct ? { product, exact } : { exact };
  };

  const showRanking = ({ product, exact }: Ranking, text: string): Partial<Row> => {
    if (product)
      return { text: product.productName, productId: product.productId, originalText: text };
    const query = removePoliteWords(text);
    // Products of nearly the same size come before products with only some of the words.
    const matches =
      exact.length > 0 ? exact : [...search.find(query).fuzzy, ...search.searchPartly(query).items];
    const [bestMatch] = matches;
    const similarProducts = search.items.filter(
      ({ productSubCategoryName: name }) => name && name === bestMatch?.productSubCategoryName,
    );
    const guesses = [...new Set(exact.length > 1 ? exact : [...matches, ...similarProducts])]
      .slice(0, maxGuesses)
      .map(({ productId, productName }) => ({ productId, productName }));
    if (guesses.length === 0) return { text, note: notFoundText };
    return { text, guesses, note: getNote(exact.length, guesses.length) };
  };

  /** Chooses the quantity among the numbers of a text. The other numbers must be the product's. */
  const readQuantity = (text: string): Partial<Row> => {
    const wholeRanking = rank(text);
    const readings = readLine(text).map((reading) => ({ ...reading, ranking: rank(reading.text) }));
    const [firstReading] = readings;
    // A name may contain the number, as in 'Donut Box 6 pcs'.
    if (!firstReading || wholeRanking.product) return showRanking(wholeRanking, text);
    const exactReadings = readings.filter(({ ranking }) => ranking.exact.length > 0);
    const bestReading = exactReadings[0] ?? firstReading;
    const hasUnit = ({ quantity }: LineReading) => readAmount(quantity)?.inPieces !== undefined;
    /** Other numbers that may be the quantity, as long as no product tells. */
    const getOtherReadings = () => {
      if (exactReadings.length > 0) return bestReading.isMarked ? [] : readings.filter(hasUnit);
      return hasUnit(firstReading) ? readings.filter(({ isMarked }) => isMarked) : readings;
    };
    const hasProduct = exactReadings.some(({ ranking }) => ranking.product);
    const rivals = [...exactReadings, ...(hasProduct ? [] : getOtherReadings())];
    if (rivals.some(({ quantity }) => quantity !== bestReading.quantity)) {
      const exact = [...new Set(rivals.flatMap(({ ranking }) => ranking.exact))];
      return { ...showRanking({ exact }, text), quantity: '' };
    }
    return {
      ...showRanking(bestReading.ranking, bestReading.text),
      quantity: dozenPattern.test(bestReading.text) ? '' : bestReading.quantity,
      ...(bestReading.pack && { packText: bestReading.pack }),
    };
  };

  const findProduct = ({ text, quantity, isPasted }: Row): Partial<Row> => {
    const linkedId = readProductIdFromLink(text);
    const product = productsById.get(linkedId ?? text) ?? findNamedProduct(text);
    if (product) return { text: product.productName, productId: product.productId };
    if (linkedId) return { note: notFoundText };
    // If the row has its own quantity, all numbers in its text belong to the product.
    const hasOwnQuantity = quantity !== '' && (isPasted || quantity !== '1');
    return hasOwnQuantity ? showRanking(rank(text), text) : readQuantity(text);
  };
  return (row) => setPackByUnit({ ...row, ...findProduct(row) });
}
