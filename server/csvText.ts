import { stringify } from 'csv-stringify/sync';

/** Formats rows as CSV (RFC 4180), with the mark at the start by which Excel recognises UTF-8. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], {
    bom: true,
    record_delimiter: 'windows',
    // Also quote cells with other line ends, because spreadsheets split rows there.
    quote_record_delimiter: true,
  });
