import { phrases } from './phrases';
import { typing } from './typing';

const take = (list: readonly string[], count: number) => {
  const steps = typing(list);
  return Array.from({ length: count }, () => {
    const { value } = steps.next();
    return value ? [value.text, value.stands] : undefined;
  });
};

it('types, stands, erases and goes on, with the times of the contract', () => {
  expect(take(['box', 'tin'], 9)).toEqual([
    ['', 500],
    ['b', 100],
    ['bo', 100],
    ['box', 1500],
    ['bo', 50],
    ['b', 50],
    ['', 500],
    ['t', 100],
    ['ti', 100],
  ]);
});

it('begins again after the last phrase', () => {
  expect(take(['a', 'b'], 5)).toEqual([
    ['', 500],
    ['a', 1500],
    ['', 500],
    ['b', 1500],
    ['', 500],
  ]);
});

it('has ten different phrases', () => {
  expect(new Set(phrases).size).toBe(10);
});
