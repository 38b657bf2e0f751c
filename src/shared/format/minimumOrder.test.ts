import { aLine } from '@/testing/cartBuilders';
import { getMinimumProblem, readMinimum } from './minimumOrder';

test.each([
  ['Full-colour print (from 1,000 pcs)', 'Full-colour print', 1000],
  ['Logo (min. 500)', 'Logo', 500],
  ['Logo (minimum 50 sets)', 'Logo', 50],
  ['لوگو (from ۵۰۰ pcs)', 'لوگو', 500],
])('reads a minimum from %s', (name, label, count) => {
  expect(readMinimum(name)).toMatchObject({ label, minimum: { count } });
});

test.each([
  'Plain',
  'Logo (from x pcs)',
  'Logo (from 0)',
  'Logo (from 2 kg)',
  '(from 500)',
  'A4 (210)',
])('finds no minimum in %s', (name) => {
  expect(readMinimum(name)).toEqual({ label: name });
});

const printedLine = { optionLabels: ['Size: Big', 'Print: Logo (from 500 pcs)'] };

test('reports how many pieces the cart lines lack for the minimum of an option', () => {
  const lines = [
    aLine({ ...printedLine, packDescription: 'Pack of 100', quantity: 3 }),
    aLine({ ...printedLine, packDescription: 'Pack of 50', quantity: 1 }),
  ];
  expect(getMinimumProblem(lines)).toBe('Print: Logo needs at least 500 pcs. Please add 150 more.');
});

test('reports no problem if the cart lines reach the minimum together', () => {
  const line = aLine({ ...printedLine, packDescription: 'Pack of 100', quantity: 5 });
  expect(getMinimumProblem([line])).toBeUndefined();
});

test('refuses a pack without a readable count if there is a minimum', () => {
  const line = aLine({ ...printedLine, packDescription: 'Carton', packUnit: 'Carton' });
  expect(getMinimumProblem([line])).toBe(
    'Print: Logo needs at least 500 pcs. Please ask for a quote.',
  );
});
