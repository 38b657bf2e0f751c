import { weakMapMemoize } from '@reduxjs/toolkit';
import { maxQuantity } from '@/shared/contract/cart';
import type { CartLine } from '@/shared/contract/cart';
import type { ProductDetail, ProductPack } from '@/shared/contract/product';
import { maxPieces } from '@/shared/format/pieces';
import { getMinimumProblem } from '@/shared/format/minimumOrder';
import { validateQuantity } from '@/shared/format/quantity';
import { findCheapestPacks } from '../product/packMix';
import { toCountedPacks } from '../product/packValue';
import { getChosenPack, isForSale, createCartLines, getSingleChoices } from '../product/purchase';
import { readAmount } from './amount';
import type { Amount } from './amount';
import { matchPack } from './match';
import { anyPacks } from './quickOrderDraft';
import type { Row } from './quickOrderDraft';

/**
 * Answer of `getProduct`. `null` means that the product no longer exists, and `undefined` that it
 * is loading.
 */
type Answer = ProductDetail | null | 'failed' | undefined;

export const isEmpty = ({ text, productId }: Row): boolean => text.trim() === '' && !productId;

/** Returns the pack that was picked or pasted. */
export const findPack = (row: Row, product: ProductDetail): ProductPack | undefined =>
  row.packId === undefined ? matchPack(product, row.packText) : getChosenPack(product, row);

/**
 * Reads the amount of a row. A number without a unit counts pieces if the packs are not fixed, and
 * packs otherwise.
 */
export const getAmount = ({ quantity, packId }: Row): Partial<Amount> & { inPieces: boolean } => ({
  inPieces: packId === anyPacks,
  ...readAmount(quantity),
});

/** Returns the possible meanings of an ambiguous quantity, from which the shopper chooses. */
export const getReadings = ({ quantity }: Row): readonly string[] =>
  readAmount(quantity)?.readings ?? [];

/** Returns whether neither the row nor its pack says if the number counts packs or pieces. */
export const isUnclear = (row: Row): boolean =>
  row.packText === '' && !isEmpty(row) && readAmount(row.quantity)?.inPieces === undefined;

export type Part = 'product' | 'pack' | 'quantity';

export interface Check {
  lines?: CartLine[];
  at?: Part;
  message: string;
}

/**
 * Returns the cart lines of a row, or the part that is invalid. `message` is `''` if the problem
 * should not be shown yet.
 */
export const checkRow = weakMapMemoize((row: Row, answer: Answer): Check => {
  if (isEmpty(row)) return { message: '' };
  const wrong = (at: Part, problem: string, isSaid = row.touched): Check => ({
    at,
    message: isSaid ? problem : '',
  });
  if (!row.productId) return wrong('product', row.note || 'Choose a product');
  if (answer === undefined) return wrong('pack', 'Still loading', false);
  if (answer === null) return wrong('product', 'No longer available', true);
  if (answer === 'failed') return wrong('pack', 'Could not be loaded. Please try again.', true);
  if (!isForSale(answer))
    return wrong('product', 'The price of this product is available on request.', true);

  const pack = findPack(row, answer);
  const { count, inPieces } = getAmount(row);
  if (row.packText && row.packId === undefined && !pack)
    return wrong('pack', `There is no pack “${row.packText}”. Choose a pack.`);
  // One question covers all such rows, so the row itself shows no message.
  if (row.unsaid && row.packId === undefined) return wrong('pack', 'Pieces or packs?', false);
  if (!pack && !inPieces) return wrong('pack', 'Choose a pack');
  if (row.quantity.trim() === '') return wrong('quantity', 'How many do you need?');
  const readings = getReadings(row);
  if (readings.length > 0) return wrong('quantity', `What does “${row.quantity}” mean?`);
  const most = inPieces ? maxPieces : maxQuantity;
  if (count === undefined || count > most) return wrong('quantity', validateQuantity(most));
  const packs = pack ? [pack] : answer.productPackRequests;
  const parts = inPieces
    ? findCheapestPacks(toCountedPacks(packs), count)
    : packs.map((one) => ({ pack: one, quantity: count }));
  if (!parts)
    return wrong(
      'quantity',
      'We cannot count this product in pieces. Choose a pack and enter how many packs.',
    );
  const lines = createCartLines(answer, parts, { ...getSingleChoices(answer), ...row.options });
  const problem = getMinimumProblem(lines);
  return problem ? wrong('quantity', problem, true) : { lines, message: '' };
});
