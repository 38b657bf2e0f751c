import { readCell } from './readCell';

const readPriceCell = (cell: string) => readCell(cell, { kind: 'price', heading: 'Price' });
const readTextCell = (cell: string) => readCell(cell, { kind: 'text', heading: 'Telephone' });
const readIdCell = (cell: string) => readCell(cell, { kind: 'id', heading: 'Pack id' });
const readListsCell = (cell: string) =>
  readCell(cell, { kind: 'lists', heading: 'Lists' }, ['OWNPWL']);
const readPicturesCell = (cell: string) =>
  readCell(cell, { kind: 'pictures', heading: 'Pictures' });
const createFaultMatcher = (message: string): unknown => ({
  fault: expect.stringContaining(message) as unknown,
});

test.each([
  ['1250', 1250],
  ['1250.5', 1250.5],
  ['1,250', 1250],
  ['1,25,000.50', 125_000.5],
  ['12,34,56,789', 123_456_789],
  ['1,250,000', 1_250_000],
  ["'1250 ", 1250],
  ['0', 0],
  ['', null],
])('reads the price %j as %j', (cell, value) => {
  expect(readPriceCell(cell)).toBe(value);
});

test.each([
  ['abc', 'is not a price'],
  ['12,5', 'may mean 12.5 or 125'],
  ['1250,50', 'may mean 1250.50 or 125050'],
  ['-5', 'is less than 0'],
  ['1.255', 'more than two digits after the dot'],
  ['9999999999999', 'is too high'],
  ['900,000,001', 'is too high'],
  ['Rs 1,250', 'Write the number alone'],
  ['1250 PKR', 'Write the number alone'],
  ['1250/-', 'Write the number alone'],
  ['1,2,3', 'is not a price'],
  ['12,3456', 'is not a price'],
  ['1E+05', 'is not a price'],
  ['Infinity', 'is not a price'],
])('refuses the price %j because it %s', (cell, message) => {
  expect(readPriceCell(cell)).toEqual(createFaultMatcher(message));
});

test.each([
  ["'12", 12],
  ['2147483647', 2_147_483_647],
  ['', null],
])('reads the id %j as %j', (cell, value) => {
  expect(readIdCell(cell)).toBe(value);
});

test.each(['0', '-1', '1.5', '2147483648', '1E+05', '1,000', 'x'])(
  'refuses %j as an id',
  (cell) => {
    expect(readIdCell(cell)).toEqual(createFaultMatcher('a whole number from 1 to 2147483647'));
  },
);

it('refuses a telephone number that a spreadsheet has shortened', () => {
  expect(readTextCell('3E+09')).toEqual(createFaultMatcher('has shortened a long number'));
});

it('accepts a text like a shortened number after an apostrophe', () => {
  expect(readTextCell("'3E+09")).toBe('3E+09');
});

it('refuses an error value of a spreadsheet', () => {
  expect(readTextCell('#NAME?')).toEqual(createFaultMatcher('an error of the spreadsheet'));
});

it('refuses a text that a spreadsheet has cut', () => {
  expect(readTextCell('x'.repeat(32_767))).toEqual(createFaultMatcher('a spreadsheet has cut it'));
});

it('accepts a text one character below the limit', () => {
  expect(readTextCell('x'.repeat(32_766))).toHaveLength(32_766);
});

it('refuses a NUL character', () => {
  expect(readTextCell('a\0b')).toEqual(createFaultMatcher('(NUL) that cannot be stored'));
});

it('refuses an empty cell in a required column', () => {
  const parsedCell = readCell(' ', { kind: 'text', heading: 'Product', required: true });
  expect(parsedCell).toEqual(createFaultMatcher('Each row needs its own "Product"'));
});

it('accepts any separator between lists, and removes duplicates', () => {
  expect(readListsCell('ALLPWL, NEWPWL\nOWNPWL ALLPWL')).toBe('ALLPWL NEWPWL OWNPWL');
});

it('suggests the closest name for an unknown list', () => {
  expect(readListsCell('ALLPLW')).toEqual(createFaultMatcher('Did you mean ALLPWL'));
});

it('reads one picture from each line of a cell', () => {
  expect(readPicturesCell('/a.webp\r\n\r\n /b.webp')).toBe('/a.webp\n/b.webp');
});

it('refuses two pictures in one line of a cell', () => {
  expect(readPicturesCell('/a.webp /b.webp')).toEqual(
    createFaultMatcher('each address in a line of its own'),
  );
});
