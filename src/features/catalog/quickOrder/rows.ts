import type { CartLine } from '@/shared/contract/cart';
import type { ProductDetail } from '@/shared/contract/product';
import { parseQuantity, quantityRule } from '@/shared/format/quantity';
import { cartLineOf, isForSale, loneOptions } from '../product/purchase';
import type { Choice } from '../product/purchase';
import { matchPack } from './match';
import { newRow } from './quickOrderDraft';
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

/** The quantity is 1 where it cannot be read: `checkRow` says so. */
export function choiceOf(row: Row, product: ProductDetail): Choice {
  const packId = row.packId ?? matchPack(product, row.packText)?.productPackId;
  return {
    quantity: parseQuantity(row.quantity) ?? 1,
    options: { ...loneOptions(product), ...row.options },
    ...(packId !== undefined && { packId }),
  };
}

/** The same for a row as long as it stands for the same order, whatever is said of it. */
export const orderOf = ({ key, productId, packText, packId, options, quantity }: Row): string =>
  JSON.stringify([key, productId, packText, packId, options, quantity]);

export type Part = 'product' | 'pack' | 'quantity';

interface Check {
  line?: CartLine;
  at?: Part;
  message: string;
}

/** The line that a row stands for, or which part of it is wrong; `message` is what is said with it. */
export function checkRow(row: Row, answer: Answer): Check {
  if (isEmpty(row)) return { message: '' };
  const wrong = (at: Part, problem: string, isSaid = true): Check => ({
    at,
    message: row.note || (isSaid ? problem : ''),
  });
  const missing = (at: Part, problem: string) => wrong(at, problem, row.touched);
  if (!row.productId) return missing('product', row.guess ? 'Not found' : 'Choose a product');
  if (answer === undefined) return wrong('pack', 'Still loading', false);
  if (answer === null) return wrong('product', 'No longer available');
  if (answer === 'failed') return wrong('pack', unread);
  if (!isForSale(answer)) return wrong('product', 'The price of this product is given on request.');
  const line = cartLineOf(answer, choiceOf(row, answer));
  if (!line) {
    const isUnknown = row.packId === undefined && row.packText;
    return missing(
      'pack',
      isUnknown ? `No pack “${row.packText}”. Choose a pack.` : 'Choose a pack',
    );
  }
  if (parseQuantity(row.quantity) === undefined) return missing('quantity', quantityRule());
  return { line, message: row.note };
}
