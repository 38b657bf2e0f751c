/** @jest-environment ./src/testing/environment.ts */

import catalogue from '@shop/server/seed/catalogue.json';
import { aListedProduct } from '@/testing/listedProduct';
import { aParsedProduct } from '@/testing/productBuilder';
import { buildCatalogueSearch } from '../search/catalogueSearch';
import { createKnownWords } from './nameWords';
import { anyPacksId, createRow } from './quickOrderDraft';
import { createProductRanker } from './rankProducts';
import { readList } from './readList';
import { checkRow, getAmount, hasUnclearUnit } from './rows';
import sampleLists from './sampleLists.json';

/** A row of a list, as the author of the list stated it. */
type IntendedRow = (typeof sampleLists)[number]['rows'][number];

const listedProducts = catalogue.products.map(({ productName, category, subCategory }, index) =>
  aListedProduct({
    productId: String(index),
    productName,
    productCategoryName: category,
    productSubCategoryName: subCategory,
  }),
);

const getProductDetail = (productId: string) =>
  aParsedProduct({
    productId,
    productOptionRequests: [],
    productPackRequests: catalogue.products[Number(productId)]?.packs.map(
      (pack, productPackId) => ({ ...pack, productPackId, productPriceDetailRequest: pack }),
    ),
  });

/** Reads a list as the page does, once the shopper has chosen pieces for all unclear numbers. */
async function readRows(text: string) {
  const { products: search } = await buildCatalogueSearch(listedProducts);
  const rankProducts = createProductRanker(search);
  return readList(text, createKnownWords(search))
    .filter(({ pack, quantity, isQuantityInText }) => isQuantityInText || pack || quantity)
    .map(({ product: pastedText, pack, quantity }) => {
      const rankedRow = rankProducts(
        createRow({ text: pastedText, packText: pack, quantity, isPasted: true, touched: true }),
      );
      const row = hasUnclearUnit(rankedRow) ? { ...rankedRow, packId: anyPacksId } : rankedRow;
      const product = row.productId ? getProductDetail(row.productId) : undefined;
      const { count, inPieces } = getAmount(row);
      return {
        pastedText,
        count,
        unit: inPieces ? 'pieces' : 'packs',
        products: row.productId
          ? [catalogue.products[Number(row.productId)]?.productName]
          : row.guesses.map(({ productName }) => productName),
        isReady: checkRow(row, product).lines !== undefined,
      };
    });
}
type ReadRow = Awaited<ReturnType<typeof readRows>>[number];

const hasSameAmount = ({ count, unit }: ReadRow, intended: IntendedRow): boolean =>
  count === undefined ||
  (count === intended.quantity && (unit === 'packs') === (intended.unit === 'packs'));

const hasSameProduct = ({ products }: ReadRow, intended: IntendedRow): boolean =>
  intended.products.some((name) => products.includes(name));

const scores = async () =>
  Promise.all(
    sampleLists.map(async ({ lines, rows: intendedRows }) => {
      const rows = await readRows(lines.join('\n'));
      const isRight = (row: ReadRow, intended: IntendedRow) =>
        hasSameProduct(row, intended) && hasSameAmount(row, intended);
      const knownRows = intendedRows.filter(({ products }) => products.length > 0);
      return {
        wrong: rows.filter(
          (row) => row.isReady && !intendedRows.some((intended) => isRight(row, intended)),
        ),
        knownCount: knownRows.length,
        rightCount: knownRows.filter((intended) => rows.some((row) => isRight(row, intended)))
          .length,
      };
    }),
  );

it('takes no wrong product or quantity without asking', async () => {
  expect((await scores()).flatMap(({ wrong }) => wrong)).toEqual([]);
});

it('takes or offers the right product for most rows', async () => {
  const lists = await scores();
  const rightCount = lists.reduce((sum, list) => sum + list.rightCount, 0);
  const knownCount = lists.reduce((sum, list) => sum + list.knownCount, 0);
  expect(rightCount / knownCount).toBeGreaterThanOrEqual(0.95);
});
