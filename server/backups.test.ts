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
import { shopProcesses } from './testing/shopProcess';

const { folder, dataFolder, start, command } = shopProcesses();
const [inbox, backup, restore] = [command('inbox'), command('backup'), command('restore')];

const env = { TRUST_PROXY: 'true' };
const file = path.join(folder, 'backup.tar.gz');
const writes = createWriteRecord();
const late = 'late@example.com';

it('a running shop writes a backup that only its owner can read, during writes', async () => {
  const first = start([], env);
  const written = writeUntilStopped(await first.url, writes);
  while (countWrites(writes) < 20) await setTimeout(10);
  await first.stop();
  await written;

  const shop = start([], env);
  const url = await shop.url;
  const meanwhile = createWriteRecord();
  const others = Promise.all([1, 2].map(() => writeUntilStopped(url, meanwhile)));
  while (countWrites(meanwhile) < 10) await setTimeout(10);
  for (const email of meanwhile.accounts) writes.accounts.add(email);
  const done = { code: 0, output: `The backup was written to ${file}\n`, errors: '' };
  expect(await backup([file])).toEqual(done);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const latecomer = createVisitor(url);
  await latecomer.enter();
  expect((await latecomer.signUp(late)).status).toBe(200);
  expect((await latecomer.enquire(late)).status).toBe(200);

  const refused = await restore([file]);
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.errors).toMatch(/is in use by another running shop\. Stop that one first/);
  // This simulates a shop that runs in another container.
  writeFileSync(path.join(dataFolder, 'shop.process'), 'elsewhere 1');
  expect((await backup([file])).errors).toBe(
    'The shop runs on elsewhere. Run this command there.\n',
  );
  writeFileSync(path.join(dataFolder, 'shop.process'), '');
  expect((await backup([file])).errors).toContain('The shop is starting');
  await shop.stop('SIGKILL');
  await others;
  expect(readdirSync(dataFolder).filter((name) => name.startsWith('backup'))).toEqual([]);
}, 240_000);

it('a restore returns the state of the backup, without later writes', async () => {
  const { output, errors } = await restore([file]);
  const kept = path.join(dataFolder, 'database.before-restore');
  expect(errors).toBe(`The previous data is kept in ${kept} until the next restore.\n`);
  expect(existsSync(kept)).toBe(true);
  expect(output).toMatch(
    /: 151 products, \d+ users, \d+ reviews, \d+ orders and enquiries, \d+ uploaded pictures\.\n$/,
  );
  const sent = (await inbox()).output;
  for (const message of writes.enquiries) expect(sent).toContain(message);
  expect(sent).not.toContain(late);

  const shop = start([], env);
  const url = await shop.url;
  // The accounts from the backup can still log in.
  expect(await findLostWrites(url, writes)).toEqual([]);
  expect((await createVisitor(url).logIn(late)).status).toBe(404);
  expect(await shop.stop()).toMatchObject({ code: 0, errors: '' });
}, 240_000);

it('a stopped shop can be backed up and restored into an empty folder', async () => {
  const second = path.join(folder, 'second.tar.gz');
  expect((await backup([second])).code).toBe(0);
  const elsewhere = { ...env, DATA_DIR: path.join(folder, 'elsewhere') };
  const restored = await restore([second], elsewhere);
  expect(restored).toMatchObject({ code: 0, errors: '' });
  const shop = start([], elsewhere);
  expect(await findLostWrites(await shop.url, writes)).toEqual([]);
  await shop.stop();

  // Create a backup of an older version, then one of a later version.
  const made = async (statement: SQL) => {
    const { db, dump, close } = await openEmbedded(getDatabasePath(elsewhere.DATA_DIR));
    await db.execute(statement);
    writeFileSync(second, await dump());
    await close();
  };
  await made(sql`drop table storefront.measure`);
  await made(
    sql`delete from storefront.migration where id = (select max(id) from storefront.migration)`,
  );
  expect(await restore([second], elsewhere)).toMatchObject({ code: 0 });
  await made(sql`select from storefront.measure`);
  await made(sql`insert into storefront.migration (hash, created_at) values ('', 9e15)`);
  expect((await restore([second], elsewhere)).errors).toContain('(it is from a later version)');
  await made(sql`delete from storefront.setting`);
  expect((await restore([second], elsewhere)).errors).toContain('(it contains no shop data)');
  await made(sql`drop schema storefront cascade`);
  expect((await restore([second], elsewhere)).errors).toContain('(database error 42P01 in: ');
}, 240_000);

it('an incomplete backup is refused and changes no data', async () => {
  const whole = readFileSync(file);
  const tar = gunzipSync(whole);
  const wrong = path.join(folder, 'wrong');
  const state = () =>
    readdirSync(dataFolder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.startsWith('database'))
      .map((name) => [name, statSync(path.join(dataFolder, name)).mtimeMs]);
  const before = state();
  for (const [bytes, reason] of [
    [whole.subarray(0, whole.length / 2), 'unexpected end of file'],
    [whole.subarray(0, -1), 'unexpected end of file'],
    [Buffer.from(whole).fill(7, 90_000, 90_010), ''],
    [Buffer.alloc(0), 'unexpected end of file'],
    [Buffer.from('-- PostgreSQL database dump'), 'incorrect header check'],
    [gzipSync('-- PostgreSQL database dump'), 'it contains no database'],
    // Both gzip files are intact, but neither contains a complete database.
    [gzipSync(tar.subarray(0, 400 * 512)), ''],
    [gzipSync('no tar, but /PG_VERSION\0'), ''],
  ] as const) {
    writeFileSync(wrong, bytes);
    const { code, output, errors } = await restore([wrong]);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toContain(
      `wrong is not a complete backup that this shop can restore (${reason}`,
    );
    expect(errors).toMatch(/^[^\n]+\)\. No data was changed\.\n$/);
    expect(state()).toEqual(before);
  }
}, 240_000);

it('both commands report failures in one line', async () => {
  const nowhere = path.join(folder, 'no', 'such');
  expect((await restore([nowhere])).errors).toBe(`${nowhere} cannot be read (ENOENT).\n`);
  expect((await backup([nowhere])).errors).toBe(`${nowhere} cannot be written (ENOENT).\n`);
  const none = await backup([file], { DATA_DIR: nowhere });
  expect(none.errors).toContain('contains no shop of this version yet');
  const served = { DATABASE_URL: 'postgres://u:pw@127.0.0.1:1/x' };
  for (const run of [backup, restore]) {
    expect((await run([file], served)).errors).toMatch(
      /^Cannot reach the database in DATABASE_URL/,
    );
    for (const args of [[], ['--colour'], ['a', 'b']])
      expect(await run(args)).toMatchObject({ code: 2, output: '' });
  }
}, 60_000);
