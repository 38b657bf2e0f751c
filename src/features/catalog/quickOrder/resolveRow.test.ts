/** @jest-environment ./src/testing/environment.ts */

import { anOption, aParsedProduct } from '@/testing/productBuilder';
import { createRow } from './quickOrderDraft';
import { resolveRow } from './resolveRow';

const product = aParsedProduct({
  productDescription: '<p>Fits a burger and a black sleeve.</p>',
  productSpecText: '<p>Finish: red gingham</p><p>Dimensions: 28 × 20 × 8 cm</p>',
  productOptionRequests: [anOption(1, 'Cap', ['Green', 'White', 'No cap', 'Zip lock'])],
});
const createGuessRow = (
  missingWords: string[],
  wordsNeededInNames: string[] = [],
  guessCount = 1,
) =>
  createRow({
    text: 'as written',
    needsGuessDetails: true,
    guesses: Array.from({ length: guessCount }, () => ({
      productId: '7',
      productName: 'Kraft Burger Box',
      missingWords,
      wordsNeededInNames,
    })),
  });

it.each([
  ['an option, and chooses that option', ['white', 'cap'], [], { 1: '11' }],
  ['an option in Urdu', ['hara'], [], { 1: '10' }],
  ['an option written as one word', ['ziplock'], [], { 1: '13' }],
  ['its size', ['28x20x8'], [], {}],
  ['a colour of the specification', ['red'], [], {}],
  ['a word of the description', ['burger'], [], {}],
])(
  'chooses the product if the text names %s',
  (_title, missingWords, wordsNeededInNames, options) => {
    expect(resolveRow(createGuessRow(missingWords, wordsNeededInNames), [product])).toMatchObject({
      productId: '7',
      options,
    });
  },
);

it.each([
  ['a colour that only the description has', ['black'], [], [product]],
  ['a main noun that only the description has', ['burger'], ['burger'], [product]],
  ['a word that the product does not have', ['topper'], [], [product]],
  ['a word, if the details are not loaded', ['red'], [], [undefined]],
])('asks the shopper about %s', (_title, missingWords, wordsNeededInNames, details) => {
  const { productId, note, guesses } = resolveRow(
    createGuessRow(missingWords, wordsNeededInNames),
    details,
  );
  expect([productId, note, guesses.length]).toEqual([
    '',
    `No product clearly matches “${missingWords.join()}”. Choose one.`,
    1,
  ]);
});

it('asks the shopper if the name of another product has more of the words', () => {
  const row = createGuessRow(['red', 'white'], [], 2);
  const guesses = row.guesses.map((guess, index) => ({
    ...guess,
    missingWords: index ? ['topper'] : guess.missingWords,
  }));
  const { productId } = resolveRow({ ...row, guesses }, [product, product]);
  expect(productId).toBe('');
});

it('asks the shopper if several products have the words', () => {
  const { productId, note } = resolveRow(createGuessRow(['red'], [], 2), [product, product]);
  expect([productId, note]).toEqual(['', 'Several products match. Choose one.']);
});
