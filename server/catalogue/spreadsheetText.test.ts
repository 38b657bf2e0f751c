import fc from 'fast-check';
import { toCell, fromCell, isSameText } from './spreadsheetText';

it('any text survives a round trip through a cell', () => {
  const trickyTexts = fc.string({ unit: fc.constantFrom("'", '=', '5', 'a', ' ', '\r', '\n') });
  const roundTripProperty = fc.property(
    fc.oneof(fc.string({ unit: 'binary' }), trickyTexts),
    (text) => {
      expect(fromCell(toCell(text))).toBe(text);
    },
  );
  fc.assert(roundTripProperty);
});

test.each([
  ...['12', '0300 0000000', '+92 300', '1/2', '5-10', '10%', '.5', '(5)', '=A1', '-5', '@x', '#1'],
  ...['MAR 1', 'Mar-26', 'September 5', 'TRUE', 'false', 'Rs 5', 'PKR1,250', '٥', ' 5', "'tis"],
])('%j is protected from conversion by a spreadsheet', (text) => {
  expect(toCell(text)).toBe(`'${text}`);
});

test.each(['', 'Pack of 50', '<p>5</p>', '/media/a.webp', 'A4 sleeve', 'Marble', 'عدد', 'Truer'])(
  '%j is written unchanged',
  (text) => {
    expect(toCell(text)).toBe(text);
  },
);

it('texts are equal regardless of their line breaks', () => {
  expect(isSameText('a\r\nb\rc', 'a\nb\nc')).toBe(true);
});
