import { enquiryLines, enquiryText } from './enquiryText';

test('a blank subject and blank lines leave the form blank', () => {
  expect(enquiryText('  ', [' ', ''])).toBe('');
  expect(enquiryText('', ['Box × 2', ' '])).toBe('- Box × 2\n\n');
});

test('lines are summed up that would make the address too long', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `Line ${String(index)}`);
  expect(enquiryLines(lines)).toEqual([...lines.slice(0, 24), 'and 6 more']);
  expect(enquiryLines(lines.slice(0, 25))).toEqual(lines.slice(0, 25));
});
