import { createTempFolder } from '../testing/tempFolder';
import { readTable, readTables } from './readTables';

const { folder, getPath, write } = createTempFolder();

const readAreas = (text: string | Uint8Array) =>
  readTable('areas.csv', typeof text === 'string' ? Buffer.from(text) : text);
const findFaults = (text: string | Uint8Array) =>
  readAreas(text).faults.map(({ row, text: faultText }) => `${row ?? '-'}: ${faultText}`);
const readCells = (text: string) =>
  readAreas(text).rows.map(({ row, cells }) => [row, ...cells.values()].join('|'));

it('reads a table in the format of an export', () => {
  expect(readCells('\uFEFFArea id,Area\r\n\'1,"Say ""boxes"", please"\r\n')).toEqual([
    `2|'1|Say "boxes", please`,
  ]);
});

test.each([',', ';', '\t'])('reads cells that are separated by %j', (separator) => {
  expect(readCells(`"Area id"${separator}Area\n1${separator}Boxes\n`)).toEqual(['2|1|Boxes']);
});

it('accepts columns in another order and case, and empty columns after them', () => {
  const [row] = readAreas('AREA ,area id,,\nBoxes,1,,\n').rows;
  expect(row?.cells.get('Area id')).toBe('1');
});

it('counts a row once even if a cell contains line breaks', () => {
  expect(readCells('Area id,Area\r\n1,"a\r\nb\nc"\r\n2,d\r\n')).toEqual(['2|1|a\r\nb\nc', '3|2|d']);
});

it('skips empty rows but counts them', () => {
  expect(readCells('Area id,Area\n1,a\n,\n\n2,b\n,\n , \n\n')).toEqual(['2|1|a', '5|2|b']);
});

test.each([
  ['an empty file', '', '-: is empty. Its first row must contain the headings.'],
  ['a file with only a byte order mark', '\uFEFF', '-: is empty.'],
  ['a missing column', 'Area id\n1', '1: the column "Area" is missing.'],
  ['a duplicate column', 'Area id,Area,Area\n1,a,b', '1: there are two columns "Area".'],
  [
    'a mistyped column',
    'Area id,Aera\n1,a',
    '1: the column "Aera" is not known. Did you mean "Area"',
  ],
  ['an unknown column', 'Area id,Area,Colour\n', 'not known. The columns are Area id, Area.'],
  ['a column without a heading', 'Area id,,Area\n1,x,a', '1: column 2 has no heading.'],
  ['a quote that is not closed', 'Area id,Area\n1,"a\nb"\n2,"c\n3,d', '3: a quote (") is opened'],
  ['a quote within a cell', 'Area id,Area\n1,5" box', '2: a cell contains an unescaped quote (").'],
  ['text after a quoted text', 'Area id,Area\n1,"5" box', '2: a cell contains an unescaped quote'],
  ['a row with too few cells', 'Area id,Area\n1', '2: it has 1 cells, but there are 2 columns.'],
  ['a row with too many cells', 'Area id,Area\n1,a,b', '2: it has 3 cells, but there are 2'],
])('refuses %s', (_title, text, expectedText) => {
  expect(findFaults(text)).toEqual([expect.stringContaining(expectedText)]);
});

it('reports every row with too many or too few cells', () => {
  expect(findFaults('Area id,Area\n1\n2,b\n3,c,d')).toHaveLength(2);
});

it('refuses a file in another encoding and names the right one', () => {
  const bytes = Buffer.from('Area id,Area\n1,Caf\xe9', 'latin1');
  expect(findFaults(bytes)).toEqual([expect.stringMatching(/not written in UTF-8.+"CSV UTF-8"/)]);
});

test.each([
  ['with', '\uFEFF'],
  ['without', ''],
])('refuses UTF-16 %s a byte order mark', (_title, byteOrderMark) => {
  const bytes = Buffer.from(`${byteOrderMark}Area id,Area\n1,a`, 'utf16le');
  expect(findFaults(bytes)).toEqual([expect.stringContaining('written in UTF-16')]);
});

it('refuses a spreadsheet file that is named like a table', () => {
  expect(findFaults(Buffer.from('PK\x03\x04'))).toEqual([
    expect.stringContaining('not a CSV file'),
  ]);
});

it('reads the tables in a folder, and returns the names of other spreadsheets', async () => {
  for (const name of ['Packs.csv', 'areas.csv', 'packs (1).csv', 'notes.txt'])
    write(`some/${name}`, '');
  const { foundTables, ignoredFiles } = await readTables(getPath('some'));
  expect([foundTables.map(({ file }) => file), ignoredFiles]).toEqual([
    ['areas.csv', 'packs.csv'],
    ['packs (1).csv'],
  ]);
});

it('reads a single table by its file name', async () => {
  write('alone/areas.csv', 'Area id,Area\n1,a\n');
  const { foundTables } = await readTables(getPath('alone/areas.csv'));
  expect(foundTables.map(({ file, rows }) => [file, rows.length])).toEqual([['areas.csv', 1]]);
});

it('refuses a folder without tables', async () => {
  write('none/notes.txt', '');
  await expect(readTables(getPath('none'))).rejects.toThrow(
    'contains none of the tables, which are called',
  );
});

it('refuses a file with an unknown name', async () => {
  write('prices.csv', '');
  await expect(readTables(getPath('prices.csv'))).rejects.toThrow('is none of the tables');
});

it('refuses a path that does not exist', async () => {
  await expect(readTables(`${folder}/nowhere`)).rejects.toThrow('cannot be read (ENOENT)');
});
