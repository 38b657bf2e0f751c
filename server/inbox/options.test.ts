import { readInboxOptions } from './options';

test.each([
  [[], {}],
  [['--enquiries'], { orders: false }],
  [['--since', '2026-11-21'], { since: new Date(2026, 10, 21) }],
  [['--limit', '20'], { limit: 20 }],
  [['--csv', 'a b.csv', '--orders'], { csv: true, file: 'a b.csv', enquiries: false }],
])('%j is understood', (args, options) => {
  const standard = { orders: true, enquiries: true, csv: false, limit: Infinity };
  expect(readInboxOptions(args)).toEqual({ ...standard, ...options });
});

test.each([
  [['--colour'], /Unknown option '--colour'/],
  [['--since', 'yesterday'], /--since must be a day/],
  [['--since', '2026-02-30'], /--since must be a day/],
  [['--limit', '0'], /--limit must be a whole number/],
  [['orders.csv'], /Only --csv takes a file/],
])('%j is refused', (args, message) => {
  expect(() => readInboxOptions(args)).toThrow(message);
});
