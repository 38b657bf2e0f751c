/** @jest-environment ./src/testing/environment.ts */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import catalogue from '@shop/server/seed/catalogue.json';
import { aListedProduct } from '@/testing/listedProduct';
import { aParsedProduct } from '@/testing/productBuilder';
import { splitWords } from '../search/splitWords';
import { createProductMatcher } from './match';
import { NameIndex } from './nameIndex';
import { parsePastedRows } from './pastedRows';
import { anyPacksId, createRow } from './quickOrderDraft';
import type { Row } from './quickOrderDraft';
import { getAmount, checkRow, hasUnclearUnit } from './rows';
import { resolveRow } from './resolveRow';

/** The meaning of a row in a sample list, as the author of the list stated it. */
interface SampleRow {
  /** Number of the line in the list, starting at 1. */
  line: number;
  text: string;
  /** Names of the correct products. */
  products: string[];
  quantity: number;
  unit: 'pieces' | 'packs' | 'unsaid';
}

/** A row as the page shows it, after the shopper has chosen pieces for all unclear numbers. */
interface AnsweredRow {
  line: number;
  text: string;
  product: string | undefined;
  count: number | undefined;
  inPieces: boolean;
  /** Whether the row can be added to the cart as it is. */
  isReady: boolean;
  /** Whether only the pack must still be chosen. */
  isPackOpen: boolean;
  /** The open question and the products offered. */
  question: string;
}

const listedProducts = catalogue.products.map(
  ({ productName, category, subCategory }, productIndex) =>
    aListedProduct({
      productId: String(productIndex),
      productName,
      productCategoryName: category,
      productSubCategoryName: subCategory,
    }),
);

const readProduct = (productId: string) => {
  const product = catalogue.products[Number(productId)];
  return aParsedProduct({
    productId,
    productName: product?.productName,
    productDescription: product?.productDescription,
    productSpecText: product?.productSpecText,
    productOptionRequests: product?.options.map(({ productOptionPrefix, details }, option) => ({
      productOptionId: option,
      productOptionPrefix,
      productOptionDetailRequests: details.map(({ optionDetailName }, detailIndex) => ({
        productOptionDetailId: option * 100 + detailIndex,
        optionDetailName,
      })),
    })),
    productPackRequests: product?.packs.map((pack, productPackId) => ({
      ...pack,
      productPackId,
      productPriceDetailRequest: pack,
    })),
  });
};
const productsById = new Map<string, ReturnType<typeof readProduct>>();
const getProductDetail = (productId: string) => {
  const product = productsById.get(productId) ?? readProduct(productId);
  productsById.set(productId, product);
  return product;
};

const indexPromise = new NameIndex(listedProducts).build();

/**
 * Returns the index of the line that a row came from. It is the next line with all words of the
 * row, or else the line with the most words of the row.
 */
function findLine(
  text: string,
  quantity: string,
  lines: readonly string[],
  startIndex: number,
): number {
  const words = splitWords(text);
  const matchingIndexes = lines.flatMap((line, index) => {
    const lineWords = splitWords(line);
    return words.every((word) => lineWords.includes(word)) ? [index] : [];
  });
  const sharedWordCounts = lines.map((line, index) => {
    const lineWords = splitWords(line);
    return index < startIndex ? 0 : words.filter((word) => lineWords.includes(word)).length;
  });
  // In 'Pizza box kraft 7" = 200', only '7" = 200' is from the line, and the other words are from
  // the heading.
  const allWords = [...words, ...splitWords(quantity.replace(/[^\d]/g, ''))];
  const belowHeadingIndex = lines.findIndex((line, index) => {
    const lineWords = splitWords(line);
    return (
      index >= startIndex && /\d/.test(line) && lineWords.every((word) => allWords.includes(word))
    );
  });
  return (
    matchingIndexes.find((index) => index >= startIndex) ??
    (belowHeadingIndex === -1 ? undefined : belowHeadingIndex) ??
    matchingIndexes.find((index) => index === startIndex - 1) ??
    sharedWordCounts.indexOf(Math.max(...sharedWordCounts))
  );
}

async function readList(text: string): Promise<AnsweredRow[]> {
  const nameIndex = await indexPromise;
  const matchProduct = createProductMatcher(nameIndex);
  const lines = text.split(/\r?\n/);
  let nextLineIndex = 0;
  return (await parsePastedRows(text, nameIndex))
    .filter(({ pack, quantity, isMessageLine }) => isMessageLine || pack || quantity)
    .map(({ product, pack, quantity }) => {
      const lineIndex = findLine(product, quantity, lines, nextLineIndex);
      nextLineIndex = lineIndex + 1;
      const matchedRow = matchProduct(
        createRow({ text: product, packText: pack, quantity, touched: true }),
      );
      const resolvedRow = matchedRow.needsGuessDetails
        ? resolveRow(
            matchedRow,
            matchedRow.guesses.map(({ productId }) => getProductDetail(productId)),
          )
        : matchedRow;
      const row: Row = hasUnclearUnit(resolvedRow)
        ? { ...resolvedRow, packId: anyPacksId }
        : resolvedRow;
      const check = checkRow(row, row.productId ? getProductDetail(row.productId) : undefined);
      const { count, inPieces } = getAmount(row);
      return {
        line: lineIndex + 1,
        text: product,
        product: listedProducts[Number(row.productId || NaN)]?.productName,
        count,
        inPieces,
        isReady: check.lines !== undefined,
        isPackOpen: check.invalidPart === 'pack',
        question: [check.message, ...row.guesses.map(({ productName }) => productName)].join(' | '),
      };
    });
}

const findWrongPart = (
  row: AnsweredRow,
  intendedRow: SampleRow | undefined,
): string | undefined => {
  if (!intendedRow) return row.isReady ? 'no item' : undefined;
  if (row.product && !intendedRow.products.includes(row.product)) return `not ${row.product}`;
  if (row.count === undefined || !row.product) return undefined;
  if (row.count !== intendedRow.quantity) return `not ${String(row.count)}`;
  return row.inPieces === (intendedRow.unit !== 'packs') ? undefined : 'unit';
};

/** Compares the rows read from a list with the rows that its author intended. */
function scoreList(name: string, rows: readonly AnsweredRow[], intendedRows: readonly SampleRow[]) {
  const intendedRowsByLine = new Map(intendedRows.map((row) => [row.line, row]));
  const correctRows = rows.filter(
    (row) =>
      intendedRowsByLine.has(row.line) && !findWrongPart(row, intendedRowsByLine.get(row.line)),
  );
  const foundLines = new Set(rows.map(({ line }) => line));
  return {
    name,
    items: intendedRows.length,
    ready: correctRows.filter(({ isReady }) => isReady).length,
    packOpen: correctRows.filter(({ product, isPackOpen }) => product && isPackOpen).length,
    wrong: rows.flatMap((row) => {
      const fault = findWrongPart(row, intendedRowsByLine.get(row.line));
      return fault ? [`${name}:${String(row.line)} ${row.text} (${fault})`] : [];
    }),
    extra: rows.filter(({ line }) => !intendedRowsByLine.has(line)).map(({ text }) => text),
    missing: intendedRows.filter(({ line }) => !foundLines.has(line)).map(({ text }) => text),
    requests: rows
      .filter(({ line, isReady }) => intendedRowsByLine.has(line) && !isReady)
      .map((row) => `${row.text} (${row.product ?? 'no product'}): ${row.question}`),
  };
}

async function scoreFolder(folder: string) {
  const fileNames = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const scores = [];
  for (const name of fileNames.sort()) {
    const text = readFileSync(join(folder, name), 'utf8');
    const intendedRows = JSON.parse(
      readFileSync(join(folder, name.replace(/txt$/, 'json')), 'utf8'),
    ) as SampleRow[];
    scores.push(scoreList(name.replace('.txt', ''), await readList(text), intendedRows));
  }
  return scores;
}
type Scores = Awaited<ReturnType<typeof scoreFolder>>;

const sumScores = (scores: Scores) => ({
  name: 'all',
  items: scores.reduce((sum, { items }) => sum + items, 0),
  ready: scores.reduce((sum, { ready }) => sum + ready, 0),
  packOpen: scores.reduce((sum, { packOpen }) => sum + packOpen, 0),
  wrong: scores.flatMap(({ wrong }) => wrong),
  extra: scores.flatMap(({ extra }) => extra),
  missing: scores.flatMap(({ missing }) => missing),
  requests: scores.flatMap(({ requests }) => requests),
});

function formatScores(scores: Scores): string {
  const totals = sumScores(scores);
  const tableRows = [...scores, totals].map((row) =>
    [
      row.name.padEnd(12),
      ...[row.items, row.ready, row.packOpen].map((count) => String(count).padStart(8)),
      ...[row.wrong, row.extra, row.missing].map(({ length }) => String(length).padStart(8)),
    ].join(''),
  );
  const heading = 'list           items   ready    pack?   wrong   extra missing';
  const shareText = `${String(Math.round((1000 * totals.ready) / totals.items) / 10)} % of all items are ready`;
  return [heading, ...tableRows, shareText, ''].join('\n');
}

/** Folder with additional lists, for which a test prints a table of results. */
const extraFolder = process.env.SAMPLE_LISTS;

/**
 * The parsing rules were developed with these lists. Measure new lists with `SAMPLE_LISTS` before
 * reading them, so that the result is unbiased.
 */
it.each([
  ['known', 0.89],
  ['second', 0.89],
  ['third', 0.92],
  ['fourth', 0.87],
  ['fifth', 0.87],
  ['sixth', 0.78],
  ['seventh', 0.74],
  ['eighth', 0.67],
])('reads most rows of the %s lists, and none incorrectly', async (name, minShare) => {
  const totals = sumScores(await scoreFolder(join(__dirname, 'sampleLists', name)));
  expect(totals.wrong).toEqual([]);
  expect(totals.ready / totals.items).toBeGreaterThanOrEqual(minShare);
});

if (extraFolder) {
  it('prints the results for the lists in a folder', async () => {
    const scores = await scoreFolder(extraFolder);
    const { wrong, ...otherTotals } = sumScores(scores);
    const formatSection = (title: string, texts: readonly string[]) => [`${title}:`, ...texts, ''];
    const rowSections = process.env.SAMPLE_ROWS
      ? [
          ...formatSection('extra', otherTotals.extra),
          ...formatSection('missing', otherTotals.missing),
        ].concat(formatSection('asked', otherTotals.requests))
      : [];
    process.stdout.write(
      [formatScores(scores), ...formatSection('wrong', wrong), ...rowSections].join('\n'),
    );
    expect(scores).not.toEqual([]);
  });
}
