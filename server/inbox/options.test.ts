import { readInboxOptions } from './options';

const standard = { orders: true, enquiries: true, csv: false, help: false, limit: Infinity };

test.each([
  [[], {}],
  [['--orders'], { enquiries: false }],
  [['--enquiries'], { orders: false }],
  [['--orders', '--enquiries'], {}],
  [['--since', '2026-11-21'], { since: new Date(2026, 10, 21) }],
  [['--limit', '20'], { limit: 20 }],
  [['--csv'], { csv: true }],
  [['--csv', 'a b.csv', '--orders'], { csv: true, file: 'a b.csv', enquiries: false }],
  [['--help'], { help: true }],
])('%j is understood', (args, options) => {
  expect(readInboxOptions(args)).toEqual({
    ...standard,
    since: undefined,
    file: undefined,
    ...options,
  });
});

test.each([
  [['--colour'], /Unknown option '--colour'/],
  [['--since'], /--since/],
  [['--since', 'yesterday'], /--since must be a day/],
  [['--since', '2026-02-30'], /--since must be a day/],
  [['--since', '2026-11-21T10:00'], /--since must be a day/],
  [['--since', '21-11-2026'], /--since must be a day/],
  [['--limit', '0'], /--limit must be a whole number/],
  [['--limit', '1.5'], /--limit must be a whole number/],
  [['--limit=-1'], /--limit must be a whole number/],
  [['orders.csv'], /Only --csv takes a file/],
  [['--csv', 'a.csv', 'b.csv'], /one alone/],
  [['--csv', ''], /empty/],
  [['--csv=a.csv'], /--csv/],
])('%j is refused', (args, message) => {
  expect(() => readInboxOptions(args)).toThrow(message);
});
