import { aLine } from '@/testing/cartBuilders';
import { getMinimumProblem, readMinimum } from './minimumOrder';

test.each([
  ['Full-colour print (from 1,000 pcs)', 'Full-colour print', 1000],
  ['Logo (min. 500)', 'Logo', 500],
  ['Logo (minimum 50 sets)', 'Logo', 50],
  ['لوگو (from ۵۰۰ pcs)', 'لوگو', 500],
])('%s has a minimum', (name, label, count) => {
  expect(readMinimum(name)).toMatchObject({ label, minimum: { count } });
});

test.each([
  'Plain',
  'Logo (from x pcs)',
  'Logo (from 0)',
  'Logo (from 2 kg)',
  '(from 500)',
  'A4 (210)',
])('%s has no minimum', (name) => {
  expect(readMinimum(name)).toEqual({ label: name });
});

const printed = { optionLabels: ['Size: Big', 'Print: Logo (from 500 pcs)'] };

test('lines below the minimum of an option say how much is missing', () => {
  const lines = [
    aLine({ ...printed, packDescription: 'Pack of 100', quantity: 3 }),
    aLine({ ...printed, packDescription: 'Pack of 50', quantity: 1 }),
  ];
  expect(getMinimumProblem(lines)).toBe('Print: Logo starts at 500 pcs: 150 more needed');
});

test('lines that reach the minimum together have no problem', () => {
  const line = aLine({ ...printed, packDescription: 'Pack of 100', quantity: 5 });
  expect(getMinimumProblem([line])).toBeUndefined();
});

test('a pack without a readable count cannot be bought with a minimum', () => {
  const line = aLine({ ...printed, packDescription: 'Carton', packUnit: 'Carton' });
  expect(getMinimumProblem([line])).toBe('Print: Logo starts at 500 pcs. Please ask for a quote.');
});
