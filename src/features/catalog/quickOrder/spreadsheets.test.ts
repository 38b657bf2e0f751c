/** @jest-environment ./src/testing/environment.ts */

import { readFileSync } from 'node:fs';
import catalogue from '@shop/server/seed/catalogue.json';
import { formatPaisa } from '@/shared/format/money';
import { aListedProduct } from '@/testing/listedProduct';
import { aParsedProduct } from '@/testing/productBuilder';
import { summariseLines } from '../product/purchase';
import { createProductMatcher } from './match';
import { NameIndex } from './nameIndex';
import { parsePastedRows } from './pastedRows';
import { anyPacksId, createRow } from './quickOrderDraft';
import { checkRow, hasUnclearUnit } from './rows';

const listedProducts = catalogue.products.map(({ productName, category, subCategory }, index) =>
  aListedProduct({
    productId: String(index),
    productName,
    productCategoryName: category,
    productSubCategoryName: subCategory,
  }),
);
const getProductDetail = (productId: string) => {
  const packs = catalogue.products[Number(productId)]?.packs.map((pack, productPackId) => ({
    ...pack,
    productPackId,
    productPriceDetailRequest: pack,
  }));
  return aParsedProduct({ productId, productOptionRequests: [], productPackRequests: packs });
};

/** Realistic spreadsheets and the expected result of each row. */
const sheets = readFileSync('src/testing/spreadsheets.txt', 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((sheet) => {
    const [name = '', ...sheetLines] = sheet.split('\n');
    const [rows = '', results = ''] = sheetLines.join('\n').split('\n=>\n');
    return [name, rows, results.trim()] as const;
  });

it.each(sheets)('reads the spreadsheet "%s"', async (_name, text, results) => {
  const index = await new NameIndex(listedProducts).build();
  const matchProduct = createProductMatcher(index);
  const resultLines = (await parsePastedRows(text, index)).map(
    ({ product, pack, quantity, isMessageLine }) => {
      if (!isMessageLine && !pack && !quantity) return `${product}: left out, without a quantity`;
      const matchedRow = matchProduct(
        createRow({ text: product, packText: pack, quantity, touched: true }),
      );
      const row =
        isMessageLine && hasUnclearUnit(matchedRow)
          ? { ...matchedRow, packId: anyPacksId }
          : matchedRow;
      const { lines, message } = checkRow(
        row,
        row.productId ? getProductDetail(row.productId) : undefined,
      );
      const guesses = row.guesses.map(({ productName }) => productName);
      const { text: packsText, price } = summariseLines(lines ?? []);
      const messages = lines ? [packsText, formatPaisa(price)] : [message, ...guesses];
      return `${row.text}: ${messages.join(' | ')}`;
    },
  );
  expect(resultLines.join('\n')).toBe(results);
});
