/** @jest-environment ./src/testing/environment.ts */

import { readFileSync } from 'node:fs';
import catalogue from '@shop/server/seed/catalogue.json';
import { formatPaisa } from '@/shared/format/money';
import { aListedProduct } from '@/testing/listedProduct';
import { aReadProduct } from '@/testing/productBuilder';
import { toPackedLines } from '../product/purchase';
import { createProductMatcher } from './match';
import { NameIndex } from './nameIndex';
import { parsePastedRows } from './pastedRows';
import { anyPacks, createRow } from './quickOrderDraft';
import { checkRow, isUnclear } from './rows';

const listedProducts = catalogue.products.map(({ productName, category, subCategory }, at) =>
  aListedProduct({
    productId: String(at),
    productName,
    productCategoryName: category,
    productSubCategoryName: subCategory,
  }),
);
const getDetail = (productId: string) => {
  const packs = catalogue.products[Number(productId)]?.packs.map((pack, productPackId) => ({
    ...pack,
    productPackId,
    productPriceDetailRequest: pack,
  }));
  return aReadProduct({ productId, productOptionRequests: [], productPackRequests: packs });
};

/** Realistic spreadsheets and the expected result of each row. */
const sheets = readFileSync('src/testing/spreadsheets.txt', 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((sheet) => {
    const [name = '', ...text] = sheet.split('\n');
    const [rows = '', results = ''] = text.join('\n').split('\n=>\n');
    return [name, rows, results.trim()] as const;
  });

it.each(sheets)('reads the spreadsheet "%s"', async (_name, text, results) => {
  const index = await new NameIndex(listedProducts).build();
  const match = createProductMatcher(index);
  const found = (await parsePastedRows(text, index)).map(
    ({ product, pack, quantity, isMessageLine }) => {
      if (!isMessageLine && !pack && !quantity) return `${product}: left out, without a quantity`;
      const matched = match(createRow({ text: product, packText: pack, quantity, touched: true }));
      const row = isMessageLine && isUnclear(matched) ? { ...matched, packId: anyPacks } : matched;
      const { lines, message } = checkRow(
        row,
        row.productId ? getDetail(row.productId) : undefined,
      );
      const guesses = row.guesses.map(({ productName }) => productName);
      const { text: packs, price } = toPackedLines(lines ?? []);
      const messages = lines ? [packs, formatPaisa(price)] : [message, ...guesses];
      return `${row.text}: ${messages.join(' | ')}`;
    },
  );
  expect(found.join('\n')).toBe(results);
});
