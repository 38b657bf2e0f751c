import { newestFirst } from './newestFirst';

test('rows whose date does not parse stand at the end, in their order', () => {
  const rows = [
    { id: 'x', date: 'soon' },
    { id: 'old', date: '2024-01-01' },
    { id: 'y', date: '' },
    { id: 'new', date: '2026-09-14' },
  ];
  const sorted = newestFirst(rows, ({ date }) => date);
  expect(sorted.map(({ id }) => id)).toEqual(['new', 'old', 'x', 'y']);
});
