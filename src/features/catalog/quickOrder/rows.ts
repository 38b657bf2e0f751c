import { weakMapMemoize } from '@reduxjs/toolkit';
import { maxQuantity } from '@/shared/contract/cart';
import type { CartLine } from '@/shared/contract/cart';
import type { ProductDetail, ProductPack } from '@/shared/contract/product';
import { maxPieces } from '@/shared/format/pieces';
import { getMinimumProblem } from '@/shared/format/minimumOrder';
import { getQuantityErrorText } from '@/shared/format/quantity';
import { findCheapestPacks } from '../product/packMix';
import { getComparablePacks } from '../product/packValue';
import {
  getChosenPack,
  getPackName,
  getPieces,
  getPrice,
  isForSale,
  createCartLines,
  getOnlyPossibleChoices,
} from '../product/purchase';
import { readAmount } from './amount';
import type { Amount } from './amount';
import { findNamedOptions } from './namedOptions';
import { normaliseName } from './normaliseName';
import { anyPacksId, smallestPackId } from './quickOrderDraft';
import type { Row } from './quickOrderDraft';

/**
 * Answer of `getProduct`. `null` means that the product no longer exists, `'failed'` that the
 * request failed, and `undefined` that the product is loading.
 */
type ProductAnswer = ProductDetail | null | 'failed' | undefined;

export const isRowEmpty = ({ text, productId }: Row): boolean => text.trim() === '' && !productId;

/** Returns the pack with the fewest pieces, or the cheapest pack if packs have no readable count. */
function findSmallestPack({ productPackRequests }: ProductDetail): ProductPack | undefined {
  const countedPacks = getComparablePacks(productPackRequests);
  const packsWithSize =
    countedPacks.length > 0
      ? countedPacks.map(({ pack, pieces }) => ({ pack, size: pieces.count }))
      : productPackRequests.flatMap((pack) => {
          const price = getPrice(pack);
          return price === null ? [] : { pack, size: price };
        });
  const [smallest] = packsWithSize.sort((a, b) => a.size - b.size);
  return smallest?.pack;
}

/**
 * Finds the pack that a text names. 'Pack of 100' matches by name. '100', '100s' and '۱۰۰ pcs' match
 * by number of pieces. Returns `undefined` if no pack or several packs match.
 */
function findPackByText(product: ProductDetail, text: string): ProductPack | undefined {
  const key = normaliseName(text);
  if (key === '') return undefined;
  const packs = product.productPackRequests.filter((pack) => getPrice(pack) !== null);
  const packsWithName = packs.filter((pack) => normaliseName(getPackName(pack)) === key);
  const [, digits] = /^(\d{1,7})(?:pcs?|pieces?|s)?$/.exec(key) ?? [];
  const matchingPacks =
    packsWithName.length > 0
      ? packsWithName
      : packs.filter((pack) => digits && getPieces(pack)?.count === Number(digits));
  return matchingPacks.length === 1 ? matchingPacks[0] : undefined;
}

/** Returns the pack that the shopper picked or pasted, or `undefined` if there is none. */
export function findPack(row: Row, product: ProductDetail): ProductPack | undefined {
  if (row.packId === smallestPackId) return findSmallestPack(product);
  return row.packId === undefined
    ? findPackByText(product, row.packText)
    : getChosenPack(product, row);
}

/**
 * Reads the amount of a row. A number without a unit counts pieces if `packId` is `anyPacksId`.
 * Otherwise, it counts packs.
 */
export const getAmount = ({ quantity, packId }: Row): Partial<Amount> & { inPieces: boolean } => ({
  inPieces: packId === anyPacksId,
  ...readAmount(quantity),
});

/** Returns the possible meanings of an ambiguous quantity, from which the shopper chooses. */
export const getQuantityReadings = ({ quantity }: Row): readonly string[] =>
  readAmount(quantity)?.readings ?? [];

/** Returns whether neither the row nor its pack says if the number counts packs or pieces. */
export const hasUnclearUnit = (row: Row): boolean =>
  row.packText === '' && !isRowEmpty(row) && readAmount(row.quantity)?.inPieces === undefined;

/** Returns the chosen values by option id: the only possible ones, those named, and those picked. */
export const getRowOptions = (row: Row, product: ProductDetail): Record<string, string> => ({
  ...getOnlyPossibleChoices(product),
  ...findNamedOptions(product, row.originalText),
  ...row.options,
});

export type RowPart = 'product' | 'pack' | 'quantity';

export interface RowCheck {
  lines?: CartLine[];
  invalidPart?: RowPart;
  message: string;
}

/**
 * Returns the cart lines of a row, or its invalid part: product, pack or quantity. `message`
 * describes the problem. It is `''` if there is no problem, or if it should not be shown yet.
 */
export const checkRow = weakMapMemoize((row: Row, answer: ProductAnswer): RowCheck => {
  if (isRowEmpty(row)) return { message: '' };
  const createProblem = (
    invalidPart: RowPart,
    problem: string,
    isShown = row.touched,
  ): RowCheck => ({
    invalidPart,
    message: isShown ? problem : '',
  });
  if (!row.productId) return createProblem('product', row.note || 'Choose a product');
  if (answer === undefined) return createProblem('pack', 'Still loading', false);
  if (answer === null) return createProblem('product', 'No longer available', true);
  if (answer === 'failed')
    return createProblem('pack', 'Could not be loaded. Please try again.', true);
  if (!isForSale(answer))
    return createProblem('product', 'The price of this product is available on request.', true);

  const pack = findPack(row, answer);
  const { count, inPieces } = getAmount(row);
  if (row.packText && row.packId === undefined && !pack)
    return createProblem('pack', `There is no pack “${row.packText}”. Choose a pack.`);
  // One question above the rows covers all rows with an unclear unit, so the row shows no message.
  if (row.lacksUnit && row.packId === undefined)
    return createProblem('pack', 'Pieces or packs?', false);
  if (!pack && !inPieces) return createProblem('pack', 'Choose a pack');
  if (row.quantity.trim() === '') return createProblem('quantity', 'How many do you need?');
  const readings = getQuantityReadings(row);
  if (readings.length > 0) return createProblem('quantity', `What does “${row.quantity}” mean?`);
  const maxCount = inPieces ? maxPieces : maxQuantity;
  if (count === undefined || count > maxCount)
    return createProblem('quantity', getQuantityErrorText(maxCount));
  const packs = pack ? [pack] : answer.productPackRequests;
  const chosenPacks = inPieces
    ? findCheapestPacks(getComparablePacks(packs), count)
    : packs.map((availablePack) => ({ pack: availablePack, quantity: count }));
  if (!chosenPacks)
    return createProblem(
      'quantity',
      'We cannot count this product in pieces. Choose a pack and enter how many packs.',
    );
  const lines = createCartLines(answer, chosenPacks, getRowOptions(row, answer));
  const problem = getMinimumProblem(lines);
  return problem ? createProblem('quantity', problem, true) : { lines, message: '' };
});
