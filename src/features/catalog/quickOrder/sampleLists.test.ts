/** @jest-environment ./src/testing/environment.ts */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import catalogue from '@shop/server/seed/catalogue.json';
import { aListedProduct } from '@/testing/listedProduct';
import { aReadProduct } from '@/testing/productBuilder';
import { splitWords } from '../search/words';
import { createProductMatcher } from './match';
import { NameIndex } from './nameIndex';
import { parsePastedRows } from './pastedRows';
import { anyPacks, createRow } from './quickOrderDraft';
import type { Row } from './quickOrderDraft';
import { getAmount, checkRow, isUnclear } from './rows';
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

const listedProducts = catalogue.products.map(({ productName, category, subCategory }, at) =>
  aListedProduct({
    productId: String(at),
    productName,
    productCategoryName: category,
    productSubCategoryName: subCategory,
  }),
);

const readProduct = (productId: string) => {
  const product = catalogue.products[Number(productId)];
  return aReadProduct({
    productId,
    productName: product?.productName,
    productDescription: product?.productDescription,
    productSpecText: product?.productSpecText,
    productOptionRequests: product?.options.map(({ productOptionPrefix, details }, option) => ({
      productOptionId: option,
      productOptionPrefix,
      productOptionDetailRequests: details.map(({ optionDetailName }, at) => ({
        productOptionDetailId: option * 100 + at,
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
const details = new Map<string, ReturnType<typeof readProduct>>();
const getDetail = (productId: string) => {
  const product = details.get(productId) ?? readProduct(productId);
  details.set(productId, product);
  return product;
};

const index = new NameIndex(listedProducts).build();

/**
 * Returns the index of the line that a row came from. It is the next line with all words of the
 * row, or else the line with the most words of the row.
 */
function findLine(text: string, quantity: string, lines: readonly string[], from: number): number {
  const words = splitWords(text);
  const places = lines.flatMap((line, index) => {
    const own = splitWords(line);
    return words.every((word) => own.includes(word)) ? [index] : [];
  });
  const shared = lines.map((line, index) => {
    const own = splitWords(line);
    return index < from ? 0 : words.filter((word) => own.includes(word)).length;
  });
  // In 'Pizza box kraft 7" = 200', only '7" = 200' is from the line, and the other words are from
  // the heading.
  const all = [...words, ...splitWords(quantity.replace(/[^\d]/g, ''))];
  const below = lines.findIndex((line, index) => {
    const own = splitWords(line);
    return index >= from && /\d/.test(line) && own.every((word) => all.includes(word));
  });
  return (
    places.find((index) => index >= from) ??
    (below === -1 ? undefined : below) ??
    places.find((index) => index === from - 1) ??
    shared.indexOf(Math.max(...shared))
  );
}

async function readList(text: string): Promise<AnsweredRow[]> {
  const names = await index;
  const match = createProductMatcher(names);
  const lines = text.split(/\r?\n/);
  let from = 0;
  return (await parsePastedRows(text, names))
    .filter(({ pack, quantity, isMessageLine }) => isMessageLine || pack || quantity)
    .map(({ product, pack, quantity }) => {
      const at = findLine(product, quantity, lines, from);
      from = at + 1;
      const matched = match(createRow({ text: product, packText: pack, quantity, touched: true }));
      const found = matched.toSettle
        ? resolveRow(
            matched,
            matched.guesses.map(({ productId }) => getDetail(productId)),
          )
        : matched;
      const row: Row = isUnclear(found) ? { ...found, packId: anyPacks } : found;
      const check = checkRow(row, row.productId ? getDetail(row.productId) : undefined);
      const { count, inPieces } = getAmount(row);
      return {
        line: at + 1,
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

const findWrongPart = (row: AnsweredRow, meant: SampleRow | undefined): string | undefined => {
  if (!meant) return row.isReady ? 'no item' : undefined;
  if (row.product && !meant.products.includes(row.product)) return `not ${row.product}`;
  if (row.count === undefined || !row.product) return undefined;
  if (row.count !== meant.quantity) return `not ${String(row.count)}`;
  return row.inPieces === (meant.unit !== 'packs') ? undefined : 'unit';
};

/** Compares the readings of a list with its intended rows. */
function score(name: string, rows: readonly AnsweredRow[], meant: readonly SampleRow[]) {
  const at = new Map(meant.map((row) => [row.line, row]));
  const right = rows.filter((row) => at.has(row.line) && !findWrongPart(row, at.get(row.line)));
  const has = new Set(rows.map(({ line }) => line));
  return {
    name,
    items: meant.length,
    ready: right.filter(({ isReady }) => isReady).length,
    packOpen: right.filter(({ product, isPackOpen }) => product && isPackOpen).length,
    wrong: rows.flatMap((row) => {
      const why = findWrongPart(row, at.get(row.line));
      return why ? [`${name}:${String(row.line)} ${row.text} (${why})`] : [];
    }),
    extra: rows.filter(({ line }) => !at.has(line)).map(({ text }) => text),
    missing: meant.filter(({ line }) => !has.has(line)).map(({ text }) => text),
    requests: rows
      .filter(({ line, isReady }) => at.has(line) && !isReady)
      .map((row) => `${row.text} (${row.product ?? 'no product'}): ${row.question}`),
  };
}

async function scoreFolder(folder: string) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const scores = [];
  for (const name of names.sort()) {
    const text = readFileSync(join(folder, name), 'utf8');
    const meant = JSON.parse(
      readFileSync(join(folder, name.replace(/txt$/, 'json')), 'utf8'),
    ) as SampleRow[];
    scores.push(score(name.replace('.txt', ''), await readList(text), meant));
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
  const all = sumScores(scores);
  const rows = [...scores, all].map((row) =>
    [
      row.name.padEnd(12),
      ...[row.items, row.ready, row.packOpen].map((count) => String(count).padStart(8)),
      ...[row.wrong, row.extra, row.missing].map(({ length }) => String(length).padStart(8)),
    ].join(''),
  );
  const heading = 'list           items   ready    pack?   wrong   extra missing';
  const share = `${String(Math.round((1000 * all.ready) / all.items) / 10)} % of all items are ready`;
  return [heading, ...rows, share, ''].join('\n');
}

/** Folder with additional lists, for which a table is printed. */
const folder = process.env.SAMPLE_LISTS;

/**
 * The parsing rules were developed with these lists. Measure new lists with `SAMPLE_LISTS` before
 * reading them, so that the result is unbiased.
 */
it.each([
  ['known', 0.86],
  ['second', 0.86],
  ['third', 0.85],
  ['fourth', 0.8],
  ['fifth', 0.81],
])('reads most rows of the %s lists, and none incorrectly', async (name, least) => {
  const all = sumScores(await scoreFolder(join(__dirname, 'sampleLists', name)));
  expect(all.wrong).toEqual([]);
  expect(all.ready / all.items).toBeGreaterThanOrEqual(least);
});

if (folder) {
  it('prints the results for the lists in a folder', async () => {
    const scores = await scoreFolder(folder);
    const { wrong, ...rest } = sumScores(scores);
    const lines = (title: string, texts: readonly string[]) => [`${title}:`, ...texts, ''];
    const more = process.env.SAMPLE_ROWS
      ? [...lines('extra', rest.extra), ...lines('missing', rest.missing)].concat(
          lines('asked', rest.requests),
        )
      : [];
    process.stdout.write([formatScores(scores), ...lines('wrong', wrong), ...more].join('\n'));
    expect(scores).not.toEqual([]);
  });
}
