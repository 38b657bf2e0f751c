import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { findSuggestion } from '../findSuggestion';
import { StartError } from '../startError';
import { headingsByFile } from './tables';

/** A problem in a file that prevents its import. */
export interface Fault {
  file: string;
  /**
   * Row number as in a spreadsheet. The headings are row 1, and a row counts once even if a cell
   * contains line breaks.
   */
  row?: number;
  column?: string;
  text: string;
}

export interface FileRow {
  /** Row number as in a spreadsheet, see `Fault`. */
  row: number;
  /** Cells by heading. */
  cells: ReadonlyMap<string, string>;
}

export interface FileTable {
  file: string;
  rows: FileRow[];
  faults: Fault[];
}

/**
 * Reads all tables in a folder, or a single table.
 * @returns the tables, and the names of spreadsheets in the folder that are not named like a table
 * @throws StartError if no table is found, or if a file cannot be read
 */
export async function readTables(
  sourcePath: string,
): Promise<{ foundTables: FileTable[]; ignoredFiles: string[] }> {
  const { files, ignoredFiles } = await listTables(sourcePath).catch((error: unknown) => {
    throw createReadError(sourcePath, error);
  });
  const foundTables = [];
  for (const [file, filePath] of files) {
    const bytes = await readFile(filePath).catch((error: unknown) => {
      throw createReadError(filePath, error);
    });
    foundTables.push(readTable(file, bytes));
  }
  return { foundTables, ignoredFiles };
}

async function listTables(sourcePath: string) {
  const isFolder = (await stat(sourcePath)).isDirectory();
  const fileNames = isFolder ? (await readdir(sourcePath)).sort() : [path.basename(sourcePath)];
  const folder = isFolder ? sourcePath : path.dirname(sourcePath);
  const knownFiles = [...headingsByFile.keys()];
  const isTable = (name: string) => headingsByFile.has(name.toLowerCase());
  const fileNamesByLowerCaseName = new Map(
    fileNames.filter(isTable).map((name) => [name.toLowerCase(), name]),
  );
  const files = knownFiles.flatMap((file): [string, string][] => {
    const name = fileNamesByLowerCaseName.get(file);
    return name === undefined ? [] : [[file, path.join(folder, name)]];
  });
  if (files.length === 0)
    throw new StartError(
      `${sourcePath} ${isFolder ? 'contains' : 'is'} none of the tables, which are called ${knownFiles.join(', ')}.`,
    );
  const ignoredFiles = fileNames.filter(
    (name) => /\.(?:csv|xlsx?|ods)$/i.test(name) && !isTable(name),
  );
  return { files, ignoredFiles };
}

function createReadError(failedPath: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return new StartError(`${failedPath} cannot be read (${code}).`);
}

export function readTable(file: string, bytes: Uint8Array): FileTable {
  const createFailedTable = (fault: Omit<Fault, 'file'>): FileTable => ({
    file,
    rows: [],
    faults: [{ file, ...fault }],
  });
  const text = decodeText(bytes);
  if (typeof text !== 'string') return createFailedTable({ text: text.fault });
  if (text.trim() === '')
    return createFailedTable({ text: 'is empty. Its first row must contain the headings.' });
  const headings = headingsByFile.get(file) ?? [];
  let records: string[][];
  try {
    records = parse(text, {
      delimiter: findSeparator(text, headings),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
    });
  } catch (error) {
    if (error instanceof CsvError) return createFailedTable(describeCsvError(error));
    throw error;
  }
  const [headingCells = [], ...dataRecords] = records;
  const columnHeadings = headingCells.map((cell) => findHeading(cell, headings));
  const faults = findHeadingFaults(headingCells, headings).map((faultText) => ({
    file,
    row: 1,
    text: faultText,
  }));
  if (faults.length > 0) return { file, rows: [], faults };

  const rows: FileRow[] = [];
  dataRecords.forEach((record, index) => {
    const row = index + 2;
    if (record.every(isBlank)) return;
    const columnCount = findLastFilledIndex(headingCells) + 1;
    if (record.length < columnCount || findLastFilledIndex(record) >= columnCount) {
      const cellCount = Math.max(
        findLastFilledIndex(record) + 1,
        Math.min(record.length, columnCount),
      );
      faults.push({ file, row, text: describeWidthFault(cellCount, columnCount) });
    } else
      rows.push({
        row,
        cells: new Map(
          columnHeadings.map((name, columnIndex) => [name, record[columnIndex] ?? '']),
        ),
      });
  });
  return { file, rows, faults };
}

const isBlank = (cell: string) => cell.trim() === '';
const findLastFilledIndex = (cells: string[]) => cells.findLastIndex((cell) => !isBlank(cell));

function decodeText(bytes: Uint8Array): string | { fault: string } {
  const utf8Advice = 'In the spreadsheet, save it as "CSV UTF-8".';
  const [firstByte, secondByte] = bytes;
  const hasUtf16Mark =
    (firstByte === 0xff && secondByte === 0xfe) || (firstByte === 0xfe && secondByte === 0xff);
  // A byte order mark shows UTF-16. Without a mark, one of the first two bytes is 0 in UTF-16,
  // because headings consist of Latin letters.
  if (hasUtf16Mark || (bytes.length > 1 && (firstByte === 0) !== (secondByte === 0)))
    return { fault: `is written in UTF-16 ("Unicode text"). ${utf8Advice}` };
  if (firstByte === 0x50 && secondByte === 0x4b)
    return { fault: `is a spreadsheet, not a CSV file. ${utf8Advice}` };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return {
      fault: `is not written in UTF-8, so letters beyond A to Z would be lost. ${utf8Advice}`,
    };
  }
}

/** Returns the separator that splits the first line into the most known headings. */
function findSeparator(text: string, headings: readonly string[]): string {
  const [firstLine = ''] = text.split(/[\r\n]/, 1);
  const countKnownHeadings = (separator: string) =>
    firstLine
      .split(separator)
      .filter((cell) => headings.includes(findHeading(cell.replaceAll('"', ''), headings))).length;
  const [bestSeparator = ','] = [',', ';', '\t'].sort(
    (separator, otherSeparator) =>
      countKnownHeadings(otherSeparator) - countKnownHeadings(separator),
  );
  return bestSeparator;
}

/**
 * Returns the known heading that equals the cell's text, ignoring case and extra spaces. Returns
 * the cell's text if it equals no known heading.
 */
function findHeading(cell: string, headings: readonly string[]): string {
  const writtenHeading = cell.trim().replace(/\s+/g, ' ');
  return (
    headings.find((heading) => heading.toLowerCase() === writtenHeading.toLowerCase()) ??
    writtenHeading
  );
}

function findHeadingFaults(headingCells: string[], headings: readonly string[]): string[] {
  const columnHeadings = headingCells
    .slice(0, findLastFilledIndex(headingCells) + 1)
    .map((cell) => findHeading(cell, headings));
  const missingHeadings = headings.filter((name) => !columnHeadings.includes(name));
  const faults = [];
  for (const [index, name] of columnHeadings.entries()) {
    if (name === '') faults.push(`column ${index + 1} has no heading.`);
    else if (columnHeadings.indexOf(name) < index) {
      if (columnHeadings.indexOf(name, columnHeadings.indexOf(name) + 1) === index)
        faults.push(`there are two columns "${name}". Delete one of them.`);
    } else if (!headings.includes(name)) {
      const suggestion = findSuggestion(name, missingHeadings);
      if (suggestion !== undefined) missingHeadings.splice(missingHeadings.indexOf(suggestion), 1);
      faults.push(
        `the column "${name}" is not known. ${suggestion === undefined ? `The columns are ${headings.join(', ')}.` : `Did you mean "${suggestion}"?`}`,
      );
    }
  }
  return [
    ...faults,
    ...missingHeadings.map(
      (name) => `the column "${name}" is missing. An export shows all columns.`,
    ),
  ];
}

function describeWidthFault(cellCount: number, columnCount: number): string {
  const faultText = `it has ${cellCount} cells, but there are ${columnCount} columns.`;
  return cellCount > columnCount
    ? `${faultText} Put a text that contains a separator in quotes.`
    : `${faultText} Leave cells empty, but do not leave them out.`;
}

function describeCsvError({ code, message, records }: CsvError): Omit<Fault, 'file'> {
  const row = typeof records === 'number' ? { row: records + 1 } : {};
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return { ...row, text: 'a quote (") is opened in this row but never closed.' };
  if (/QUOTE/.test(code))
    return {
      ...row,
      text: 'a cell contains an unescaped quote ("). Put the cell in quotes, and write each quote in it twice.',
    };
  return { ...row, text: `cannot be read as CSV: ${message}` };
}
