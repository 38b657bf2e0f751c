/** @jest-environment ./src/testing/environment.ts */

import { readFileSync } from 'node:fs';
import catalogue from '@shop/server/seed/catalogue.json';
import { formatPaisa } from '@/shared/format/money';
import { aListedProduct } from '@/testing/listedProduct';
import { aParsedProduct } from '@/testing/productBuilder';
import { summariseLines } from '../product/purchase';
import { buildCatalogueSearch } from '../search/catalogueSearch';
import { createKnownWords } from './nameWords';
import { anyPacksId, createRow } from './quickOrderDraft';
import { createProductRanker } from './rankProducts';
import { readList } from './readList';
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
  const { products: search } = await buildCatalogueSearch(listedProducts);
  const rankProducts = createProductRanker(search);
  const resultLines = readList(text, createKnownWords(search)).map(
    ({ product, pack, quantity, isQuantityInText }) => {
      if (!isQuantityInText && !pack && !quantity)
        return `${product}: left out, without a quantity`;
      const rankedRow = rankProducts(
        createRow({ text: product, packText: pack, quantity, isPasted: true, touched: true }),
      );
      const row =
        isQuantityInText && hasUnclearUnit(rankedRow)
          ? { ...rankedRow, packId: anyPacksId }
          : rankedRow;
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
