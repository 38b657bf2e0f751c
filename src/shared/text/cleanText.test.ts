import { cleanLine, cleanText } from './cleanText';

test.each([
  ['a\0b\nc\td', 'ab\nc\td'],
  ['half \ud800', 'half \ufffd'],
  ['\u200e۔\u00ad', '\u200e۔\u00ad'],
])('removes what the database cannot store from %j', (text, cleanedText) => {
  expect(cleanText(text)).toBe(cleanedText);
});

test.each([
  ['\u200eAyesha\u0000 \u202aKhan\u202c\ufeff', 'Ayesha Khan'],
  ['pack\u00adaging\u0007', 'packaging'],
  ['1 Mall Road\r\nLahore\tPunjab', '1 Mall Road Lahore Punjab'],
  ['می\u200cخواہم 👨\u200d👩', 'می\u200cخواہم 👨\u200d👩'],
  ['Ali\u2028Raza\u2029', 'Ali Raza'],
  ['half \ud800', 'half \ufffd'],
  [' \u2060 ', ''],
])('removes invisible characters from the line %j', (text, cleanedText) => {
  expect(cleanLine(text)).toBe(cleanedText);
});
