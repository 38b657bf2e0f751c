import fc from 'fast-check';
import { singular, unitWithin, wordsOf } from './words';

describe('wordsOf', () => {
  it.each([
    '8x8',
    '8 x 8',
    '8"x8"',
    '8″ x 8″',
    '8×8',
    '8 × 8',
    '8X8',
    '8 * 8',
    '8” x 8”',
    "8''x8''",
    '8 by 8',
    '8in x 8in',
    '8 inch x 8',
  ])('reads the measure %s as 8x8', (text) => {
    expect(wordsOf(text)[0]).toBe('8x8');
    expect(wordsOf(`Kraft box ${text} white`).slice(0, 3)).toEqual(['kraft', 'box', '8x8']);
  });

  it('keeps three measures and decimals', () => {
    expect(wordsOf('10.5 × 10.5 × 7.5 cm')).toEqual(['10.5x10.5x7.5', 'cm']);
    expect(wordsOf('8x8x4 inch')).toEqual(['8x8x4', 'inch']);
  });

  it('keeps a measure that is still being typed', () => {
    expect(wordsOf('8 x')).toEqual(['8x']);
    expect(wordsOf('8 x 8 x ')).toEqual(['8x8x']);
  });

  it.each([
    ['7 inch', '7inch'],
    ['7"', '7inch'],
    ['7in', '7inch'],
    ['7 inches', '7inch'],
    ['250ML', '250ml'],
    ['250 ml', '250ml'],
    ['1L', '1litre'],
    ['1 liter', '1litre'],
    ['500 gm', '500g'],
    ['1,000 pcs', '1000piece'],
    ['12 Piece', '12piece'],
  ])('joins a number and its unit: %s', (text, expected) => {
    expect(wordsOf(text)).toEqual([expected]);
  });

  it('splits at every sign, and folds case and accents', () => {
    expect(wordsOf('Thank-you Cards & Café/Crème')).toEqual([
      'thank',
      'you',
      'card',
      'cafe',
      'creme',
    ]);
    expect(wordsOf('ڈبہ بوتل')).toEqual(['ڈبہ', 'بوتل']);
    expect(wordsOf('🎁 box')).toEqual(['🎁', 'box']);
    expect(wordsOf('<script>alert(1)</script>')).toEqual(['script', 'alert', '1', 'script']);
    expect(wordsOf(' – … ')).toEqual([]);
  });

  it('reads a name the same way once it has been read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of wordsOf(text)) expect(word).not.toMatch(/\s|^$/);
      }),
    );
  });
});

it.each([
  ['boxes', 'box'],
  ['pouches', 'pouch'],
  ['candies', 'candy'],
  ['glass', 'glass'],
  ['glasses', 'glass'],
  ['sleeves', 'sleeve'],
  ['cases', 'case'],
  ['gas', 'gas'],
  ['trays', 'tray'],
])('singular of %s is %s', (plural, expected) => {
  expect(singular(plural)).toBe(expected);
});

it('finds the unit within a measure', () => {
  expect(unitWithin('250ml')).toBe('ml');
  expect(unitWithin('8x8')).toBeUndefined();
  expect(unitWithin('box')).toBeUndefined();
});
