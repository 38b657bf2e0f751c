import { limitEnquiryLines, formatEnquiry } from './enquiryText';

test('blank subjects and blank lines of text are left out', () => {
  expect(formatEnquiry('  ', [' ', ''])).toBe('');
  expect(formatEnquiry('', ['Box × 2', ' '])).toBe('- Box × 2\n\n');
});

test('a list of more than 25 products is shortened, to keep the URL short', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `Line ${String(index)}`);
  expect(limitEnquiryLines(lines)).toEqual([...lines.slice(0, 24), 'and 6 more']);
  expect(limitEnquiryLines(lines.slice(0, 25))).toEqual(lines.slice(0, 25));
});
