import { formatEnquiryLines, formatEnquiry } from './enquiryText';

test('a blank subject and blank lines leave the form blank', () => {
  expect(formatEnquiry('  ', [' ', ''])).toBe('');
  expect(formatEnquiry('', ['Box × 2', ' '])).toBe('- Box × 2\n\n');
});

test('lines are summed up that would make the address too long', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `Line ${String(index)}`);
  expect(formatEnquiryLines(lines)).toEqual([...lines.slice(0, 24), 'and 6 more']);
  expect(formatEnquiryLines(lines.slice(0, 25))).toEqual(lines.slice(0, 25));
});
