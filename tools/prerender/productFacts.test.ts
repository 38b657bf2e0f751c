/** @jest-environment ./src/testing/environment.ts */

import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { ProductFacts } from '@/features/catalog/facts/productFacts';
import { summariseRatings } from '@/features/reviews/ratingSummary';
import { ProductDetail } from '@/shared/contract/product';
import { anOption, aPack, aProduct } from '@/testing/productBuilder';
import { toFacts, getDetailWords } from './productFacts';

const catalogue = JSON.parse(readFileSync('server/seed/catalogue.json', 'utf8')) as {
  products: { productName: string; productSpecText: string }[];
};

const parseProduct = (overrides: Record<string, unknown> = {}) =>
  v.parse(ProductDetail, aProduct(overrides));
const deriveFacts = (specHtml: string, overrides: Record<string, unknown> = {}) =>
  toFacts(
    parseProduct({
      productSpecText: `<p>${specHtml}</p>`,
      productPackRequests: [],
      productOptionRequests: [],
      ...overrides,
    }),
  );
const createOption = (prefix: string, ...names: string[]) => ({
  productOptionRequests: [anOption(1, prefix, names)],
});

test('derives facts from packs, specification and reviews', () => {
  const ratingSummary = summariseRatings([{ rating: 5 }, { rating: 4 }, { rating: 4 }]);
  expect(toFacts(parseProduct({ productName: 'Kraft Cup – 8 oz' }), ratingSummary)).toEqual({
    ...{ price: 68_000, each: 1216.1, packs: 2, capacity: 236.56, grammage: 300 },
    packPrices: [
      [50, 68_000],
      [500, 608_050],
    ],
    ...{ rating: 4.3, ratings: 3 },
  });
  const packs = { productPackRequests: [aPack(1, 'Loose', 680), aPack(2, 'Box', null)] };
  expect(toFacts(parseProduct({ ...packs, productSpecText: '' }))).toEqual({
    price: 68_000,
    packs: 1,
  });
});

test.each<[string, Partial<ProductFacts>, Record<string, unknown>?]>([
  ['Dimensions: 33 × 25 × 9 cm', { sizes: [[330, 250, 90]], sizeUnit: 'cm' }],
  ['Size (L x W, in inches): 10 x 4', { sizes: [[254, 101.6]], sizeUnit: 'in' }],
  ['Dimensions: 20 cm, 3 mm', { sizes: [[200]], sizeUnit: 'cm' }],
  ['Dimensions: 10 x 4 x 3', {}],
  ['Dimensions: to fit 18 × 18 cm boxes', {}],
  ['Print size: 5 cm', { sizes: [[254]], sizeUnit: 'in' }, { productName: 'Box 10 inch' }],
  [
    'Size: 9 cm',
    {
      sizes: [
        [100, 80],
        [120, 90],
      ],
      sizeUnit: 'cm',
    },
    createOption('Size', '10 x 8 cm', '12 x 9 cm', 'Other'),
  ],
  ['Capacity: 1.5 litres', { capacity: 1500 }, { productName: 'Jar 500 ml' }],
  ['Capacity: 250 ml or 500 ml', {}],
  ['Board / weight: 22 g per tray', { weight: 22 }],
  ['Weight: 0.5 kg<br>Carton weight: 9 kg', { weight: 500 }],
  ['Board: 280 GSM + 18 GSM', {}],
  ['Material: Virgin kraft paperboard with barrier', { material: 'Kraft' }],
  ['Material: Soda-lime glass, metal cap', { material: 'Glass' }],
  ['Material: moulded core, leatherette wrap', { material: 'Moulded core' }],
  [`Material: ${'a'.repeat(50)}`, {}],
  ['Finish: Clear glass, gold lid', { colours: ['Clear'] }],
  ['Finish: Gold, silver or rose', { colours: ['Gold', 'Silver', 'Rose'] }],
  ['Finish: Soft-touch, gold foil', {}],
  [
    'Finish: White',
    { colours: ['Sage', 'Dusty rose'] },
    createOption('Colour', 'sage', ' Dusty rose '),
  ],
])('derives facts from %s', (specHtml, expectedFacts, ...[overrides]) => {
  expect(deriveFacts(specHtml, { productName: 'Box', ...overrides })).toEqual(expectedFacts);
});

test('reads the facts of the whole demo catalogue', () => {
  const allFacts = catalogue.products.map(({ productName, productSpecText }) =>
    toFacts(parseProduct({ productName, productSpecText })),
  );
  expect(allFacts.map((productFacts) => v.parse(ProductFacts, productFacts))).toEqual(allFacts);
  expect(allFacts.filter(({ sizes }) => sizes).length).toBeGreaterThan(120);
  expect(new Set(allFacts.map(({ material }) => material)).size).toBeLessThan(20);
  expect(new Set(allFacts.flatMap(({ colours = [] }) => colours)).size).toBeLessThan(20);
});

test('returns the words that the product list lacks, each of them once', () => {
  const spec = '<ul><li><b>Finish:</b> Matt kraft, 10 × 8 cm</li></ul>';
  expect(getDetailWords(parseProduct({ productSpecText: spec }))).toBe(
    'matt 10x8cm plain logo regular',
  );
});
