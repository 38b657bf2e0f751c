import fc from 'fast-check';
import { configureShop } from '@/testing/configureShop';
import {
  addDays,
  addWorkingDays,
  formatDate,
  formatDay,
  formatIsoDate,
  formatMoment,
} from './date';
import { formatPaisa, formatRupees, multiplyPrice, sum, toPaisa, toRupees } from './money';
import type { Paisa } from './money';
import { sortNewestFirst } from '../collections/sortNewestFirst';
import { cutAtWord } from '../text/summary';

configureShop();

const moment = '2026-11-21T14:05:00';

test('formats a date as the contract asks', () => {
  expect(formatDate(moment)).toBe('21 November 2026');
});

test('formats a moment with date and time', () => {
  expect(formatMoment(moment)).toBe('21 November 2026, 14:05');
});

test.each([
  ['2026-11-20T20:30:00Z', '21 November 2026, 01:30'],
  ['2026-11-20T20:30:00.000+0200', '20 November 2026, 23:30'],
  ['Fri, 20 Nov 2026 20:30:00 GMT', '21 November 2026, 01:30'],
  [Date.UTC(2026, 10, 20, 20, 30), '21 November 2026, 01:30'],
  [new Date('2026-11-20T20:30:00Z'), '21 November 2026, 01:30'],
])('formats %p in the zone of the shop: %s', (value, text) => {
  expect(formatMoment(value)).toBe(text);
});

test.each([
  ['2026-11-20T23:30:00', '20 November 2026, 23:30'],
  ['2026-11-20', '20 November 2026, 00:00'],
  ['11/20/2026 11:30:00 PM', '20 November 2026, 23:30'],
])('takes %p without a zone as a time of the shop: %s', (value, text) => {
  expect(formatMoment(value)).toBe(text);
});

test('formats dates in the time zone of config.js', () => {
  configureShop({ brand: { timeZone: 'America/New_York' } });
  expect(formatDate('2026-11-21T04:59:00Z')).toBe('20 November 2026');
});

test('adds working days in the zone of the shop', () => {
  // In Pakistan it is Sunday already.
  expect(formatDay(addWorkingDays(Date.UTC(2026, 10, 21, 19, 30), 1))).toBe('Monday, 23 November');
});

test('adds days to a moment', () => {
  expect(formatIsoDate(addDays(moment, 14))).toBe('2026-12-05');
});

test('adds days across the end of daylight saving time', () => {
  configureShop({ brand: { timeZone: 'America/New_York' } });
  expect(formatMoment(addDays('2026-10-25T04:30:00Z', 14))).toBe('8 November 2026, 00:30');
});

test.each([undefined, '', 'yesterday', Number.NaN])(
  'formats the invalid date %p as empty text',
  (invalidDate) => {
    expect([
      formatDate(invalidDate),
      formatMoment(invalidDate),
      formatIsoDate(invalidDate),
    ]).toEqual(['', '', '']);
  },
);

test('sorts dates from the newest to the oldest, with invalid dates at the end', () => {
  const dates = ['soon', '2024-01-01', '', '2026-09-14'];
  expect(sortNewestFirst(dates, String)).toEqual(['2026-09-14', '2024-01-01', 'soon', '']);
});

test.each([
  [1234567, 'Rs. 1,234,567'],
  [4.2, 'Rs. 4.20'],
])('formats %d rupees as %s', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});

test('adds amounts without rounding errors', () => {
  expect(sum(toPaisa(0.1), toPaisa(0.2))).toBe(toPaisa(0.3));
});

test('multiplies amounts without rounding errors', () => {
  expect(multiplyPrice(1.1, 3)).toBe(toPaisa(3.3));
});

const anyAmount = fc
  .tuple(fc.integer({ min: 0, max: 1e11 }), fc.boolean())
  .map(([count, isWhole]) => (isWhole ? count * 100 : count) as Paisa);

test('converts any amount to rupees and back without a change', () => {
  fc.assert(fc.property(anyAmount, (amount) => expect(toPaisa(toRupees(amount))).toBe(amount)));
});

test('formats any amount with two decimals, or with none if it is whole', () => {
  fc.assert(
    fc.property(anyAmount, (amount) => {
      const rupees = toRupees(amount);
      const minimumFractionDigits = Number.isInteger(rupees) ? 0 : 2;
      expect(formatPaisa(amount)).toBe(
        `Rs. ${rupees.toLocaleString('en-US', { minimumFractionDigits })}`,
      );
    }),
  );
});

test.each([
  [0.125, 1000, 125_00],
  [0.125, 1, 13],
  [1.005, 1, 101],
  [0.333333, 3, 100],
  [0.004, 1, 0],
  [0.004, 1000, 400],
  [899_999_999.999999, 99_999, 8_999_909_999_999_990],
])('multiplies %d rupees by %d to %d paisa', (price, quantity, amount) => {
  expect(multiplyPrice(price, quantity)).toBe(amount);
});

test('rounds a unit price only after multiplication', () => {
  const anyPriceInMillionths = fc.integer({ min: 0, max: 900_000_000 });
  fc.assert(
    fc.property(
      anyPriceInMillionths,
      fc.integer({ min: 1, max: 99_999 }),
      (priceInMillionths, quantity) => {
        const exactTotal = BigInt(priceInMillionths) * BigInt(quantity);
        const expectedAmount = Number((exactTotal + 5000n) / 10_000n);
        expect(multiplyPrice(priceInMillionths / 1_000_000, quantity)).toBe(expectedAmount);
      },
    ),
  );
});

test.each([
  [0.125, 'Rs. 0.125'],
  [1234.5678, 'Rs. 1,234.5678'],
  [0.1 + 0.2, 'Rs. 0.30'],
])('formats a unit price of %d as %s', (price, text) => {
  expect(formatRupees(price)).toBe(text);
});

test.each([
  ['A box', 10, 'A box'],
  ['A box for a cake', 10, 'A box for…'],
  ['Unbreak😀able', 9, 'Unbreak…'],
  ['Cakes👨‍👩‍👧and', 9, 'Cakes…'],
  ['Cafe\u0301s', 5, 'Caf…'],
  ['کیک کے لیے ڈبہ، ہر سائز', 16, 'کیک کے لیے ڈبہ…'],
])('cuts %s to %d characters', (text, max, cutText) => {
  expect(cutAtWord(text, max)).toBe(cutText);
});
