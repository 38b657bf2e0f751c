import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { createStoredEnquiry, createOrderMessage } from '../testing/storedEnquiry';
import { formatSafeCsv, formatInboxCsv } from './inboxCsv';
import { toInboxEntries } from './inboxEntries';

const parseCsv = (text: string) =>
  parse(text, { bom: true, record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true });

test('no cell starts a formula, and every cell survives a round trip', () => {
  const characters = ['"', ',', ';', '\r', '\n', '=', '+', '-', '@', '＝', '\t', ' ', "'", 'a'];
  const trickyTexts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...characters) }),
  );
  const removeApostrophes = (cells: string[]) => cells.map((cell) => cell.replaceAll("'", ''));
  const tableArbitrary = fc.array(fc.array(trickyTexts, { minLength: 1 }), { minLength: 1 });
  const roundTripProperty = fc.property(tableArbitrary, (rows) => {
    const parsedRows = parseCsv(formatSafeCsv(rows));
    expect(parsedRows.map(removeApostrophes)).toEqual(rows.map(removeApostrophes));
    const splitParts = parsedRows.flat().flatMap((cell) => cell.split(/[;\t\r\n]/));
    expect(splitParts.filter((cell) => /^[" ]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
  });
  fc.assert(roundTripProperty, { numRuns: 500 });
});

test('the table has a heading and one row per entry, in a format that Excel reads', () => {
  const contactMessage = createOrderMessage();
  const order = createStoredEnquiry({ contactMessage, personName: '=cmd|"/c calc"!A1' });
  const enquiry = createStoredEnquiry({
    contactNo: '+92 300',
    contactMessage: 'Hi,\r\n\x1b[2J"you";=1+1',
  });
  const text = formatInboxCsv(toInboxEntries([order, order, enquiry]));
  expect(text.startsWith('\uFEFF')).toBe(true);
  const rows = parseCsv(text).map((cells) => cells.join('|'));
  const contactCells = 'ayesha@example.com|House 7, Street 12, Lahore';
  expect(rows).toEqual([
    'Received|Kind|Reference|Name|Company|Phone|Email|Address|Message|Times sent',
    `2026-11-21 14:05|order|DD-20261121-7F3K|'=cmd|"/c calc"!A1|Khan Bakers|'03001234567|${contactCells}|${contactMessage}|2`,
    `2026-11-21 14:05|enquiry||Ayesha Khan|Khan Bakers|'+92 300|${contactCells}|Hi,\n\uFFFD[2J"you";'=1+1|1`,
  ]);
});
