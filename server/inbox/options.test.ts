import { readInboxOptions } from './options';

test.each([
  [[], {}],
  [['--since', '2026-11-21'], { since: new Date(2026, 10, 21) }],
  [['--csv', 'a b.csv', '--as', 'a@example.com'], { csv: 'a b.csv', as: 'a@example.com' }],
])('accepts %j', (args, options) => {
  const defaultOptions = { since: new Date(1970, 0, 1) };
  expect(readInboxOptions(args)).toEqual({ ...defaultOptions, ...options });
});

test.each([
  [['--colour'], /Unknown option '--colour'/],
  [['--since', 'yesterday'], /--since must be a day/],
  [['--since', '2026-02-30'], /--since must be a day/],
  [['--csv'], /argument missing/],
  [['orders.csv'], /Unexpected argument/],
])('refuses %j', (args, message) => {
  expect(() => readInboxOptions(args)).toThrow(message);
});
