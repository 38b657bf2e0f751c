import { isLong } from './specification';

it.each([
  ['', false],
  ['x'.repeat(80), false],
  ['x'.repeat(81), true],
  ['🎁'.repeat(80), false],
])('folds a text of more than 80 characters: %#', (text, long) => {
  expect(isLong(text)).toBe(long);
});
