import { weakMapMemoize } from '@reduxjs/toolkit';
import type { CartLine } from '@/shared/contract/cart';
import type { ProductDetail } from '@/shared/contract/product';
import { parseQuantity, quantityRule } from '@/shared/format/quantity';
import type { Product } from '../mergeProducts';
import { cartLineOf, firstChoice, isForSale } from '../product/purchase';
import type { Choice } from '../product/purchase';
import { matchPack } from './matchPack';
import type { Match } from './matchProduct';
import type { PastedRow } from './pastedRows';

export const maxRows = 500;

export interface Row {
  id: string;
  /** The product as it was typed or pasted; its name once it is chosen. */
  text: string;
  /** `''`: none is chosen. */
  productId: string;
  /** Comes near the text; to be confirmed. */
  guess: Pick<Product, 'productId' | 'productName'> | undefined;
  /** The text still has to be looked up. */
  isNew: boolean;
  /** The pack as it was pasted; counts until one is picked. */
  packText: string;
  /** `undefined`: not picked yet. */
  packId: string | undefined;
  /** What was picked, `''` for what was taken back. */
  options: Record<string, string>;
  /** Packs, as typed. */
  quantity: string;
  /** What became of the row when it was looked up or added. */
  note: string;
  /** Whether what is missing is said: not before the shopper has gone on. */
  touched: boolean;
}

/** What call 17 says of a product: `null`: it is gone. `undefined` where nothing is known yet. */
export type Answer = ProductDetail | null | 'failed' | undefined;

let made = 0;

export function newRow(parts: Partial<Omit<Row, 'id'>> = {}): Row {
  made += 1;
  return {
    id: `quick-row-${String(made)}`,
    text: '',
    productId: '',
    guess: undefined,
    isNew: false,
    packText: '',
    packId: undefined,
    options: {},
    quantity: '1',
    note: '',
    touched: false,
    ...parts,
  };
}

export const rowOf = ({ product, pack, quantity }: PastedRow): Row =>
  newRow({ text: product, packText: pack, quantity, isNew: true, touched: true });

export const isEmpty = ({ text, productId }: Row): boolean => text.trim() === '' && !productId;

/** One empty row stands at the end, where there is room for it. */
export function withEmptyRow(rows: readonly Row[]): Row[] {
  const last = rows.at(-1);
  return (last && isEmpty(last)) || rows.length >= maxRows ? [...rows] : [...rows, newRow()];
}

export function matched(row: Row, { kind, product }: Match): Row {
  const looked = { ...row, isNew: false, touched: true };
  if (kind === 'found')
    return { ...looked, text: product.productName, productId: product.productId };
  if (kind === 'guess') return { ...looked, guess: product };
  return { ...looked, note: kind === 'none' ? 'Not found' : 'Several products fit. Choose one.' };
}

/** The quantity is 1 where it cannot be read: `checkRow` says so. */
export function choiceOf(row: Row, product: ProductDetail): Choice {
  const packId = row.packId ?? matchPack(product, row.packText)?.productPackId;
  return {
    quantity: parseQuantity(row.quantity) ?? 1,
    options: { ...firstChoice(product).options, ...row.options },
    ...(packId !== undefined && { packId }),
  };
}

/** Whether both stand for the same order, whatever is said of them. */
export const isSameOrder = (a: Row, b: Row | undefined): boolean =>
  (['productId', 'packText', 'packId', 'options', 'quantity'] as const).every(
    (key) => a[key] === b?.[key],
  );

export type Part = 'product' | 'pack' | 'quantity';

/** The line that a row stands for, or what is wrong with it, where, and when that is said. */
export type Check =
  | { line: CartLine; problem?: undefined }
  | { line?: undefined; problem: string; at: Part; isSaid: boolean };

/** Kept for each row as long as it and its product's answer stay: all 500 are asked for at each letter. */
export const checkRow = weakMapMemoize((row: Row, answer: Answer): Check => {
  const wrong = (at: Part, problem: string, isSaid = true): Check => ({ problem, at, isSaid });
  const missing = (at: Part, problem: string) => wrong(at, row.note || problem, row.touched);
  if (!row.productId) return missing('product', row.guess ? 'Not found' : 'Choose a product');
  if (answer === undefined) return wrong('pack', 'Still loading', false);
  if (answer === null) return wrong('product', 'No longer available');
  if (answer === 'failed') return wrong('pack', 'Could not be read — try again');
  if (!isForSale(answer)) return wrong('product', 'The price of this product is given on request.');
  const line = cartLineOf(answer, choiceOf(row, answer));
  if (!line) {
    const unread = row.packId === undefined && row.packText;
    return missing('pack', unread ? `No pack “${row.packText}”. Choose a pack.` : 'Choose a pack');
  }
  if (parseQuantity(row.quantity) === undefined) return missing('quantity', quantityRule());
  return { line };
});

/** The words that stand with a row. */
export const messageOf = (row: Row, check: Check): string =>
  row.note || (check.line || !check.isSaid ? '' : check.problem);
