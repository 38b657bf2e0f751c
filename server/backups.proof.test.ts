import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync, gunzipSync } from 'node:zlib';
import { sql, type SQL } from 'drizzle-orm';
import {
  countWrites,
  findLostWrites,
  createWriteRecord,
  writeUntilStopped,
} from './testing/shopWrites.mjs';
import { createVisitor } from './testing/visitor.mjs';
import { getDatabasePath, openEmbedded } from './db/openDatabase';
import { createShopProcesses } from './testing/shopProcess';

const { folder, dataFolder, startShop, createCommandRunner } = createShopProcesses();
const [runInbox, runBackup, runRestore] = [
  createCommandRunner('inbox'),
  createCommandRunner('backup'),
  createCommandRunner('restore'),
];

const proxyEnv = { TRUST_PROXY: 'true' };
const backupFile = path.join(folder, 'backup.tar.gz');
const recordedWrites = createWriteRecord();
const emailAfterBackup = 'late@example.com';

it('a running shop makes a backup during writes, and only its owner can read it', async () => {
  const firstShop = startShop([], proxyEnv);
  const writePromise = writeUntilStopped(await firstShop.urlPromise, recordedWrites);
  while (countWrites(recordedWrites) < 20) await setTimeout(10);
  await firstShop.stop();
  await writePromise;

  const shop = startShop([], proxyEnv);
  const url = await shop.urlPromise;
  const laterRecordedWrites = createWriteRecord();
  const laterWritePromise = Promise.all(
    [1, 2].map(() => writeUntilStopped(url, laterRecordedWrites)),
  );
  while (countWrites(laterRecordedWrites) < 10) await setTimeout(10);
  for (const email of laterRecordedWrites.accounts) recordedWrites.accounts.add(email);
  const expectedBackupResult = {
    code: 0,
    output: `The backup was written to ${backupFile}\n`,
    errors: '',
  };
  expect(await runBackup([backupFile])).toMatchObject(expectedBackupResult);
  expect(statSync(backupFile).mode & 0o777).toBe(0o600);
  const visitorAfterBackup = createVisitor(url);
  await visitorAfterBackup.enter();
  expect((await visitorAfterBackup.signUp(emailAfterBackup)).status).toBe(200);
  expect((await visitorAfterBackup.enquire(emailAfterBackup)).status).toBe(200);

  const refusedRestore = await runRestore([backupFile]);
  expect(refusedRestore).toMatchObject({ code: 1, output: '' });
  expect(refusedRestore.errors).toMatch(/is in use by another running shop\. Stop that one first/);
  // This simulates a shop that runs in another container.
  writeFileSync(path.join(dataFolder, 'shop.process'), 'elsewhere 1');
  expect((await runBackup([backupFile])).errors).toBe(
    'The shop runs on elsewhere. Run this command there.\n',
  );
  writeFileSync(path.join(dataFolder, 'shop.process'), '');
  expect((await runBackup([backupFile])).errors).toContain('The shop is starting');
  await shop.stop('SIGKILL');
  await laterWritePromise;
  expect(readdirSync(dataFolder).filter((name) => name.startsWith('backup'))).toEqual([]);
}, 240_000);

it('a restore brings back the state of the backup, without later writes', async () => {
  const { output, errors } = await runRestore([backupFile]);
  const keptFolder = path.join(dataFolder, 'database.before-restore');
  expect(errors).toBe(`The previous data is kept in ${keptFolder} until the next restore.\n`);
  expect(existsSync(keptFolder)).toBe(true);
  expect(output).toMatch(
    /: 151 products, \d+ users, \d+ reviews, \d+ orders and enquiries, \d+ uploaded pictures\.\n$/,
  );
  const inboxOutput = (await runInbox()).output;
  for (const message of recordedWrites.enquiries) expect(inboxOutput).toContain(message);
  expect(inboxOutput).not.toContain(emailAfterBackup);

  const shop = startShop([], proxyEnv);
  const url = await shop.urlPromise;
  // The accounts from the backup can still log in.
  expect(await findLostWrites(url, recordedWrites)).toEqual([]);
  expect((await createVisitor(url).logIn(emailAfterBackup)).status).toBe(404);
  expect(await shop.stop()).toMatchObject({ code: 0, errors: '' });
}, 240_000);

it('a stopped shop can be backed up and restored into an empty folder', async () => {
  const secondFile = path.join(folder, 'second.tar.gz');
  expect((await runBackup([secondFile])).code).toBe(0);
  const otherFolderEnv = { ...proxyEnv, DATA_DIR: path.join(folder, 'elsewhere') };
  const restoreResult = await runRestore([secondFile], otherFolderEnv);
  expect(restoreResult).toMatchObject({ code: 0, errors: '' });
  const shop = startShop([], otherFolderEnv);
  expect(await findLostWrites(await shop.urlPromise, recordedWrites)).toEqual([]);
  await shop.stop();

  // Change the database so that its backup is from an older version, then from a later version.
  const writeChangedBackup = async (statement: SQL) => {
    const { db, dump, close } = await openEmbedded(getDatabasePath(otherFolderEnv.DATA_DIR));
    await db.execute(statement);
    writeFileSync(secondFile, await dump());
    await close();
  };
  await writeChangedBackup(sql`alter table storefront.app_user drop column session_key`);
  await writeChangedBackup(
    sql`delete from storefront.migration where id = (select max(id) from storefront.migration)`,
  );
  expect(await runRestore([secondFile], otherFolderEnv)).toMatchObject({ code: 0 });
  await writeChangedBackup(sql`select session_key from storefront.app_user`);
  await writeChangedBackup(
    sql`insert into storefront.migration (hash, created_at) values ('', 9e15)`,
  );
  expect((await runRestore([secondFile], otherFolderEnv)).errors).toContain(
    '(it is from a later version)',
  );
  await writeChangedBackup(sql`delete from storefront.setting`);
  expect((await runRestore([secondFile], otherFolderEnv)).errors).toContain(
    '(it contains no shop data)',
  );
  await writeChangedBackup(sql`drop schema storefront cascade`);
  expect((await runRestore([secondFile], otherFolderEnv)).errors).toContain(
    '(database error 42P01 in: ',
  );
}, 240_000);

it('an incomplete backup is refused and changes no data', async () => {
  const wholeBackup = readFileSync(backupFile);
  const tar = gunzipSync(wholeBackup);
  const invalidBackupFile = path.join(folder, 'wrong');
  const getFolderState = () =>
    readdirSync(dataFolder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.startsWith('database'))
      .map((name) => [name, statSync(path.join(dataFolder, name)).mtimeMs]);
  const stateBefore = getFolderState();
  for (const [bytes, expectedReason] of [
    [wholeBackup.subarray(0, wholeBackup.length / 2), 'unexpected end of file'],
    [wholeBackup.subarray(0, -1), 'unexpected end of file'],
    [Buffer.from(wholeBackup).fill(7, 90_000, 90_010), ''],
    [Buffer.alloc(0), 'unexpected end of file'],
    [Buffer.from('-- PostgreSQL database dump'), 'incorrect header check'],
    [gzipSync('-- PostgreSQL database dump'), 'it contains no database'],
    // The last two gzip files are intact, but neither contains a complete database.
    [gzipSync(tar.subarray(0, 400 * 512)), ''],
    [gzipSync('no tar, but /PG_VERSION\0'), ''],
  ] as const) {
    writeFileSync(invalidBackupFile, bytes);
    const { code, output, errors } = await runRestore([invalidBackupFile]);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toContain(
      `wrong is not a complete backup that this shop can restore (${expectedReason}`,
    );
    expect(errors).toMatch(/^[^\n]+\)\. No data was changed\.\n$/);
    expect(getFolderState()).toEqual(stateBefore);
  }
}, 240_000);

it('backup and restore report each failure in one line of text', async () => {
  const missingPath = path.join(folder, 'no', 'such');
  expect((await runRestore([missingPath])).errors).toBe(
    `${missingPath} cannot be read (ENOENT).\n`,
  );
  expect((await runBackup([missingPath])).errors).toBe(
    `${missingPath} cannot be written (ENOENT).\n`,
  );
  const missingShopResult = await runBackup([backupFile], { DATA_DIR: missingPath });
  expect(missingShopResult.errors).toContain('contains no shop of this version yet');
  const serverEnv = { DATABASE_URL: 'postgres://u:pw@127.0.0.1:1/x' };
  for (const run of [runBackup, runRestore]) {
    expect((await run([backupFile], serverEnv)).errors).toMatch(
      /^Cannot reach the database in DATABASE_URL/,
    );
    for (const args of [[], ['--colour'], ['a', 'b']])
      expect(await run(args)).toMatchObject({ code: 2, output: '' });
  }
}, 60_000);
