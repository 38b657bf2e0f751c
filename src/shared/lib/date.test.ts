import { formatDate, isoDate } from './date';

test('dates read as the contract asks', () => {
  expect(formatDate('2026-11-21T10:00:00')).toBe('November 21, 2026');
  expect(formatDate(new Date(2026, 2, 5))).toBe('March 5, 2026');
});

test.each([undefined, '', 'yesterday', Number.NaN])('%s is no date', (value) => {
  expect(formatDate(value)).toBe('');
});

test('for programs a date is its day', () => {
  expect(isoDate('2026-11-21T10:00:00')).toBe('2026-11-21');
  expect(isoDate('2026-09-14')).toBe('2026-09-14');
  expect([undefined, '', 'yesterday', Number.NaN].map(isoDate)).toEqual(['', '', '', '']);
});
