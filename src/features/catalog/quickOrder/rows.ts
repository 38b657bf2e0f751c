import { weakMapMemoize } from '@reduxjs/toolkit';
import { maxQuantity } from '@/shared/contract/cart';
import type { CartLine } from '@/shared/contract/cart';
import type { ProductDetail, ProductPack } from '@/shared/contract/product';
import { maxPieces } from '@/shared/format/pieces';
import { quantityRule } from '@/shared/format/quantity';
import { cheapestMix } from '../product/packMix';
import { countedPacks } from '../product/packValue';
import { chosenPack, isForSale, linesOf, loneOptions } from '../product/purchase';
import { readAmount } from './amount';
import type { Amount } from './amount';
import { matchPack } from './match';
import { anyPacks, newRow } from './quickOrderDraft';
import type { Row } from './quickOrderDraft';

/** A list that is pasted fills no more; an older draft may hold more. */
export const maxRows = 200;

export const unread = 'Could not be read — try again';

/** What call 17 says of a product: `null`: it is gone. `undefined` where nothing is known yet. */
type Answer = ProductDetail | null | 'failed' | undefined;

export const answerOf = (query: {
  data?: ProductDetail | null | undefined;
  isError: boolean;
}): Answer => (query.isError ? 'failed' : query.data);

export const isEmpty = ({ text, productId }: Row): boolean => text.trim() === '' && !productId;

/** One empty row stands at the end, where there is room for it. */
export function withEmptyRow(rows: readonly Row[]): Row[] {
  const last = rows.at(-1);
  return (last && isEmpty(last)) || rows.length >= maxRows ? [...rows] : [...rows, newRow()];
}

/** The pack that was picked or pasted. */
export const packOf = (row: Row, product: ProductDetail): ProductPack | undefined =>
  row.packId === undefined ? matchPack(product, row.packText) : chosenPack(product, row);

/** A number without a unit counts pieces where any packs will do, else packs. */
export const amountOf = ({ quantity, packId }: Row): Partial<Amount> & { inPieces: boolean } => ({
  inPieces: packId === anyPacks,
  ...readAmount(quantity),
});

const namesNoPack = ({ packId, packText }: Row): boolean => packId === undefined && !packText;

/** Without a pack an amount in pieces is one in any packs, however it is changed. */
export const withUnit = (row: Row): Row =>
  namesNoPack(row) && amountOf(row).inPieces ? { ...row, packId: anyPacks } : row;

/** A number that may count packs or pieces: the row names neither. */
export const isUnclear = (row: Row): boolean =>
  namesNoPack(row) &&
  row.productId !== '' &&
  row.quantity !== '1' &&
  readAmount(row.quantity)?.inPieces === undefined;

/** The same for a row as long as it stands for the same order, whatever is said of it. */
export const orderOf = ({ key, productId, packText, packId, options, quantity }: Row): string =>
  JSON.stringify([key, productId, packText, packId, options, quantity]);

export type Part = 'product' | 'pack' | 'quantity';

interface Check {
  lines?: CartLine[];
  at?: Part;
  message: string;
}

const cheapest = weakMapMemoize((packs: readonly ProductPack[], pieces: number) =>
  cheapestMix(countedPacks(packs), pieces),
);

/** The lines that a row stands for, or which part of it is wrong; `message` is what is said with it. */
export function checkRow(row: Row, answer: Answer): Check {
  if (isEmpty(row)) return { message: '' };
  const wrong = (at: Part, problem: string, isSaid = true): Check => ({
    at,
    message: row.note || (isSaid ? problem : ''),
  });
  const missing = (at: Part, problem: string) => wrong(at, problem, row.touched);
  if (!row.productId) return missing('product', 'Choose a product');
  if (answer === undefined) return wrong('pack', 'Still loading', false);
  if (answer === null) return wrong('product', 'No longer available');
  if (answer === 'failed') return wrong('pack', unread);
  if (!isForSale(answer)) return wrong('product', 'The price of this product is given on request.');

  const pack = packOf(row, answer);
  const { count, inPieces } = amountOf(row);
  if (row.packText && row.packId === undefined && !pack)
    return missing('pack', `No pack “${row.packText}”. Choose a pack.`);
  if (!pack && !inPieces) return missing('pack', 'Choose a pack');
  const most = inPieces ? maxPieces : maxQuantity;
  if (count === undefined || count > most) return missing('quantity', quantityRule(most));
  const mix = inPieces && cheapest(pack ? [pack] : answer.productPackRequests, count);
  const parts = mix ? mix.parts : !inPieces && pack ? [{ pack, quantity: count }] : [];
  if (parts.length === 0)
    return missing('quantity', 'Cannot be worked out in pieces. Choose a pack and count packs.');
  const options = { ...loneOptions(answer), ...row.options };
  return { lines: linesOf(answer, parts, options), message: row.note };
}
