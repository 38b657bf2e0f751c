import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shopProcesses } from '../testing/shopProcess';

const { folder, start, command } = shopProcesses();
const catalogue = command('catalogue');
const tables = path.join(folder, 'tables');
const packs = path.join(folder, 'packs.csv');
const price = (text: string) =>
  writeFileSync(packs, `Pack id,Product id,Product,Pack,Unit,Price\n1,1,,Pack of 50,Pcs,${text}\n`);

let whileRunning: Awaited<ReturnType<typeof catalogue>>;
let exported: Awaited<ReturnType<typeof catalogue>>;
beforeAll(async () => {
  const shop = start();
  await shop.url;
  whileRunning = await catalogue(['export', tables]);
  await shop.stop();
  exported = await catalogue(['export', tables]);
}, 120_000);

it('refuses beside a shop that runs on the embedded database', () => {
  expect(whileRunning).toMatchObject({
    code: 1,
    errors: expect.stringContaining('is in use by another running shop') as unknown,
  });
});

it('exports all tables, and says how many rows each has', () => {
  expect(exported).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^packs\.csv {10}526 rows$/m) as unknown,
  });
});

it('writes UTF-8 that Excel knows, with rows that end as in RFC 4180', () => {
  expect(readFileSync(path.join(tables, 'areas.csv'), 'utf8')).toMatch(
    /^\uFEFFArea id,Area\r\n'1,Food Boxes\r\n/,
  );
});

it('never writes over tables that may have been changed', async () => {
  expect(await catalogue(['export', tables])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('already, perhaps with changes') as unknown,
  });
});

it('imports the whole export with nothing to change', async () => {
  expect((await catalogue(['import', tables])).output).toContain('The shop is as it was.');
});

it('imports one table alone', async () => {
  price('475');
  const { code, output } = await catalogue(['import', packs]);
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringContaining('pack "Pack of 50": 680 -> 475\n') as unknown,
  });
});

it('ends with 1 where a table is refused, and says why', async () => {
  price('abc');
  expect(await catalogue(['import', packs])).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^packs\.csv, row 2, Price: "abc" is no price\./) as unknown,
  });
});

it('makes no shop where there is none', async () => {
  const none = { DATA_DIR: path.join(folder, 'none') };
  const { errors } = await catalogue(['export', path.join(folder, 'nothing')], none);
  expect([errors, existsSync(path.join(folder, 'nothing'))]).toEqual([
    expect.stringContaining('holds no shop of this version yet'),
    false,
  ]);
});

it.each([
  [[]],
  [['export']],
  [['import', 'a', 'b']],
  [['import', 'a', '--dryrun']],
  [['export', 'a', '--dry-run']],
  [['other', 'a']],
])('%j shows how to write it', async (args) => {
  expect(await catalogue(args)).toMatchObject({
    code: 2,
    errors: expect.stringContaining('npm run catalogue -- import PATH') as unknown,
  });
});
