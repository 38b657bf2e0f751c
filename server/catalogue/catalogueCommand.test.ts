import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createShopProcesses } from '../testing/shopProcess';

const { folder, startShop, createCommandRunner } = createShopProcesses();
const runCatalogue = createCommandRunner('catalogue');
const exportFolder = path.join(folder, 'tables');
const packsFile = path.join(folder, 'packs.csv');
const writePackPrice = (price: string) =>
  writeFileSync(
    packsFile,
    `Pack id,Product id,Product,Pack,Unit,Price\n1,1,,Pack of 50,Pcs,${price}\n`,
  );

let exportResultWhileRunning: Awaited<ReturnType<typeof runCatalogue>>;
let exportResult: Awaited<ReturnType<typeof runCatalogue>>;
beforeAll(async () => {
  const shop = startShop();
  await shop.urlPromise;
  exportResultWhileRunning = await runCatalogue(['export', exportFolder]);
  await shop.stop();
  exportResult = await runCatalogue(['export', exportFolder]);
}, 120_000);

it('refuses to run while a shop uses the embedded database', () => {
  expect(exportResultWhileRunning).toMatchObject({
    code: 1,
    errors: expect.stringContaining('is in use by another running shop') as unknown,
  });
});

it('exports all tables and prints their row counts', () => {
  expect(exportResult).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^packs\.csv {10}526 rows$/m) as unknown,
  });
});

it('writes UTF-8 with a byte order mark and CRLF line ends', () => {
  expect(readFileSync(path.join(exportFolder, 'areas.csv'), 'utf8')).toMatch(
    /^\uFEFFArea id,Area\r\n'1,Food Boxes\r\n/,
  );
});

it('never overwrites exported tables', async () => {
  expect(await runCatalogue(['export', exportFolder])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('perhaps with changes') as unknown,
  });
});

it('reports no changes when a whole export is imported', async () => {
  expect((await runCatalogue(['import', exportFolder])).output).toContain('Nothing has changed.');
});

it('imports a single table', async () => {
  writePackPrice('475');
  const { code, output } = await runCatalogue(['import', packsFile]);
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringContaining('pack "Pack of 50": 680 -> 475\n') as unknown,
  });
});

it('exits with status 1 and prints the reason when a table is refused', async () => {
  writePackPrice('abc');
  expect(await runCatalogue(['import', packsFile])).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^packs\.csv, row 2, Price: "abc" is not a price\./) as unknown,
  });
});

it('creates no shop when the data folder is empty', async () => {
  const missingFolderEnv = { DATA_DIR: path.join(folder, 'none') };
  const { errors } = await runCatalogue(['export', path.join(folder, 'nothing')], missingFolderEnv);
  expect([errors, existsSync(path.join(folder, 'nothing'))]).toEqual([
    expect.stringContaining('contains no shop of this version yet'),
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
])('the arguments %j print the usage text', async (args) => {
  expect(await runCatalogue(args)).toMatchObject({
    code: 2,
    errors: expect.stringContaining('npm run catalogue -- ACTION PATH') as unknown,
  });
});
