import fc from 'fast-check';
import { aStoredEnquiry, anOrderMessage } from '../testing/storedEnquiry';
import { byteOrderMark, csv, inboxCsv } from './inboxCsv';
import { inboxEntries } from './inboxEntries';

/** RFC 4180, as a spreadsheet reads it. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  for (const match of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy)) {
    const [, inQuotes, plain = '', end] = match;
    cells.push(inQuotes?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(cells);
    cells = [];
  }
  return rows;
}

test('any cells come back as they were, but for an apostrophe before what begins a formula', () => {
  const tricky = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '=', '+', '-', '@', '\t', "'", 'a') }),
  );
  const asShown = (cell: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell);
  const table = fc.array(fc.array(tricky, { minLength: 1 }), { minLength: 1 });
  const comeBack = fc.property(table, (rows) =>
    expect(parseCsv(csv(rows))).toEqual(rows.map((cells) => cells.map(asShown))),
  );
  fc.assert(comeBack, { numRuns: 500 });
});

test('the table has a heading and a row per entry, for Excel', () => {
  const contactMessage = anOrderMessage();
  const order = aStoredEnquiry({ contactMessage, personName: '=cmd|"/c calc"!A1' });
  const enquiry = aStoredEnquiry({ contactNo: '+92 300', contactMessage: 'Hi,\r\n\x1b[2J"you"' });
  const text = inboxCsv(inboxEntries([order, order, enquiry]));
  expect(text.startsWith(byteOrderMark)).toBe(true);
  const rows = parseCsv(text.slice(1)).map((cells) => cells.join('|'));
  const person = 'ayesha@example.com|House 7, Street 12, Lahore';
  expect(rows).toEqual([
    'Received|Kind|Reference|Name|Company|Phone|Email|Address|Message|Times sent',
    `2026-11-21 14:05|order|DD-20261121-7F3K|'=cmd|"/c calc"!A1|Khan Bakers|03001234567|${person}|${contactMessage}|2`,
    `2026-11-21 14:05|enquiry||Ayesha Khan|Khan Bakers|'+92 300|${person}|Hi,\n\uFFFD[2J"you"|1`,
  ]);
});
