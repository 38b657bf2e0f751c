import { daysAfter, formatDate, formatMoment, isoDate } from './date';

test('dates read as the contract asks', () => {
  expect(formatDate('2026-11-21T10:00:00')).toBe('November 21, 2026');
  expect(formatDate(new Date(2026, 2, 5))).toBe('March 5, 2026');
  expect(formatMoment('2026-11-21T14:05:00')).toBe('November 21, 2026, 14:05');
  expect(isoDate('2026-11-21T10:00:00')).toBe('2026-11-21');
  expect(isoDate(daysAfter('2026-11-21', 14))).toBe('2026-12-05');
});

test.each([undefined, '', 'yesterday', Number.NaN])('%s is no date', (value) => {
  expect([formatDate(value), formatMoment(value), isoDate(value)]).toEqual(['', '', '']);
});
