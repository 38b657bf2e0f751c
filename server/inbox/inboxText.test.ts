import fc from 'fast-check';
import { createStoredEnquiry, createOrderMessage } from '../testing/storedEnquiry';
import { toInboxEntries } from './inboxEntries';
import { formatInboxText } from './inboxText';
import { toPlainLine } from './plainText';

test('formats an order that was sent twice', () => {
  const contactAddress =
    'Plot 4, behind the old cotton mill, Industrial Estate, Multan Road, Lahore';
  const order = createStoredEnquiry({ contactAddress, contactMessage: createOrderMessage() });
  expect(formatInboxText(toInboxEntries([order, order]))).toBe(
    `2026-11-21 14:05  Order DD-20261121-7F3K (sent 2 times)
  Name     Ayesha Khan
  Company  Khan Bakers
  Phone    03001234567
  Email    ayesha@example.com
  Address  Plot 4, behind the old cotton mill, Industrial Estate, Multan Road,
           Lahore

    Order DD-20261121-7F3K
    21 November 2026

    1. Kraft burger box
       Pack of 50

`,
  );
});

test('shows any text without control characters, in 80 columns', () => {
  const anyText = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(anyText, anyText, anyText, anyText, anyText, anyText, (...fieldValues) => {
      const [personName, companyName, contactNo, contactEmail, contactAddress, message] =
        fieldValues;
      const contactMessage = `${message}\n2026-11-21 14:05  Order DD-20261121-FAKE`;
      const row = { personName, companyName, contactNo, contactEmail, contactAddress };
      const entries = toInboxEntries([createStoredEnquiry({ ...row, contactMessage })]);
      const [firstLine, ...lines] = formatInboxText(entries).split('\n');
      expect(firstLine).toBe('2026-11-21 14:05  Enquiry');
      const controlPattern = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;
      for (const line of lines) {
        expect(Array.from(line).length).toBeLessThanOrEqual(80);
        expect(line).toMatch(/^(?: {2}|$)/);
        expect(line).not.toMatch(controlPattern);
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['a command for the window title', '\x1b]0;owned\x07x', '\uFFFD]0;owned\uFFFDx'],
  ['a change of text direction', 'a\u202Etxt.exe\u2066b', 'atxt.exeb'],
  ['half a surrogate pair', 'a\ud800b', 'a\uFFFDb'],
  ['several lines', 'a\r\nb\rc\td\u2028e\u0085f', 'a b c d e f'],
  ...['عائشہ خان', 'می‌خواهم', '📦👩‍🍳'].map((text) => ['text in another script', text, text]),
])('shows %s as plain text: %j', (_title, text = '', expectedText = '') =>
  expect(toPlainLine(text)).toBe(expectedText),
);
