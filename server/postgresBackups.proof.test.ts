import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getTableName, is, sql, type SQL } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import {
  countWrites,
  findLostWrites,
  createWriteRecord,
  writeUntilStopped,
} from './testing/shopWrites.mjs';
import { createVisitor } from './testing/visitor.mjs';
import {
  getDatabasePath,
  openEmbedded,
  openServer,
  type Database,
  type OpenDatabase,
} from './db/openDatabase';
import * as schema from './db/schema';
import { isPostgresInstalled, startTestPostgres } from './testing/postgres';
import { describeProof } from './testing/proof';
import { createShopProcesses } from './testing/shopProcess';

const tables = Object.values(schema).filter((value) => is(value, PgTable));

/** Reads every row of every table in PostgreSQL's own JSON format. */
const readAllRows = (db: Database) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    const rowsByTable: Record<string, string[]> = {};
    for (const table of tables) {
      const query = sql`select row_to_json(one)::text as json from ${table} as one`;
      const result = (await tx.execute(query)) as { rows: { json: string }[] };
      rowsByTable[getTableName(table)] = result.rows.map(({ json }) => json).sort();
    }
    return rowsByTable;
  });

/** Adds a user, a review and an order with generated ids, as the shop does. */
const addRows = async (db: Database) => {
  await db.execute(sql`with reviewer as (
      insert into storefront.app_user (user_email) values (gen_random_uuid()) returning user_id)
    insert into storefront.review (product_id, user_id, rating, comment)
    select 1, user_id, 5, 'after the others' from reviewer`);
  await db.execute(sql`insert into storefront.enquiry values
    (default, '', '', '', '', '', 'after the others', default)`);
};
const getNewestIds = async (db: Database) => {
  const idsQuery = sql`select (select max(user_id) from storefront.app_user) as users,
    (select max(review_id) from storefront.review) as reviews,
    (select max(enquiry_id) from storefront.enquiry) as enquiries`;
  return ((await db.execute(idsQuery)) as { rows: Record<string, number>[] }).rows[0];
};
const addOneToEach = (ids: Record<string, number> = {}) =>
  Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, id + 1]));

async function withOpenDatabase<T>(
  { db, close }: OpenDatabase,
  use: (db: Database) => Promise<T>,
): Promise<T> {
  try {
    return await use(db);
  } finally {
    await close();
  }
}

const postgresRequirement = { debian: 'postgresql', isHere: isPostgresInstalled };
describeProof('backups of a PostgreSQL server', postgresRequirement, () => {
  const { folder, startShop, createCommandRunner } = createShopProcesses();
  const [runInbox, runBackup, runRestore] = [
    createCommandRunner('inbox'),
    createCommandRunner('backup'),
    createCommandRunner('restore'),
  ];
  const getPath = (name: string) => path.join(folder, name);
  const proxyEnv = { TRUST_PROXY: 'true' };
  const recordedWrites = createWriteRecord();
  const embeddedBackupFile = getPath('embedded.tar.gz');
  const serverBackupFile = getPath('server.tar.gz');
  let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
  let restoreResult: Awaited<ReturnType<typeof runRestore>>;
  let originalRows: Awaited<ReturnType<typeof readAllRows>>;

  /** Returns the environment variables of a shop with a separate database and data folder. */
  const getServerEnv = (name: string) => ({
    DATABASE_URL: postgres.url.replace(/postgres@(.+)\/postgres$/, `shop@$1/${name}`),
    DATA_DIR: getPath(name),
  });
  const getPreRestoreBackupPath = (name: string) =>
    path.join(getPath(name), 'server.before-restore.tar.gz');
  const withServerDatabase = async <T>(url: string, use: (db: Database) => Promise<T>) =>
    withOpenDatabase(await openServer(url), use);
  const withDatabaseInFolder = async <T>(name: string, use: (db: Database) => Promise<T>) =>
    withOpenDatabase(await openEmbedded(getDatabasePath(getPath(name))), use);
  const runAsSuperuser = (statement: SQL) =>
    withServerDatabase(postgres.url, (db) => db.execute(statement));
  const createDatabase = async (name: string) => {
    await runAsSuperuser(sql`create database ${sql.identifier(name)} owner shop`);
    return getServerEnv(name);
  };
  /** Changes a separate shop with an SQL statement, and writes a backup of it. */
  const writeChangedBackup = async (statement: SQL, file: string) => {
    const { db, dump, close } = await openEmbedded(getDatabasePath(getPath('changed')));
    await db.execute(statement);
    writeFileSync(file, await dump());
    await close();
  };
  const findLostWritesInShop = async (env: Record<string, string>) => {
    const shop = startShop([], { ...proxyEnv, ...env });
    const lostWrites = await findLostWrites(await shop.urlPromise, recordedWrites);
    await shop.stop();
    return lostWrites;
  };

  beforeAll(async () => {
    postgres = await startTestPostgres();
    await runAsSuperuser(sql`create role shop login`);
    const shop = startShop([], proxyEnv);
    const writePromise = writeUntilStopped(await shop.urlPromise, recordedWrites);
    while (countWrites(recordedWrites) < 20) await setTimeout(10);
    await shop.stop();
    await writePromise;
    await withDatabaseInFolder('data', async (db) => {
      await db.execute(sql`insert into storefront.measure
        select 'LCP', random(), e'"\\\\ \u00e9 \U0001f600', '', '', '', now() + n * interval '1 microsecond'
        from generate_series(1, 1100) as n`);
      for (let i = 0; i < 9; i += 1)
        await db.insert(schema.uploads).values({
          fileName: `large-${i}`,
          contentType: 'image/webp',
          bytes: randomBytes(200_000),
        });
      originalRows = await readAllRows(db);
    });
    await runBackup([embeddedBackupFile]);
    await runRestore([embeddedBackupFile], { DATA_DIR: getPath('changed') });
    restoreResult = await runRestore([embeddedBackupFile], await createDatabase('moved'));
    await runBackup([serverBackupFile], getServerEnv('moved'));
    await runRestore([serverBackupFile], { DATA_DIR: getPath('back') });
  }, 240_000);
  afterAll(() => postgres.stop());

  describe('from the embedded database to a server', () => {
    it('print the row counts, and save no copy of an empty server', () => {
      expect(restoreResult).toMatchObject({ code: 0, errors: '' });
      expect(restoreResult.output).toMatch(
        /: 151 products, \d+ users, \d+ reviews, \d+ orders and enquiries, \d+ uploaded pictures\.\n$/,
      );
      expect(existsSync(getPreRestoreBackupPath('moved'))).toBe(false);
    });

    it('restore every row exactly, to the microsecond', async () => {
      expect(await withServerDatabase(getServerEnv('moved').DATABASE_URL, readAllRows)).toEqual(
        originalRows,
      );
    });

    it('restore accounts that can log in, reviews and pictures', async () => {
      expect(await findLostWritesInShop(getServerEnv('moved'))).toEqual([]);
    });

    it('restore the orders and enquiries', async () => {
      const inboxOutput = (await runInbox([], getServerEnv('moved'))).output;
      expect(
        [...recordedWrites.enquiries].filter((message) => !inboxOutput.includes(message)),
      ).toEqual([]);
    });

    it('give new rows higher ids than all old rows', async () => {
      await withServerDatabase(getServerEnv('moved').DATABASE_URL, async (db) => {
        const before = await getNewestIds(db);
        await addRows(db);
        expect(await getNewestIds(db)).toEqual(addOneToEach(before));
      });
    });
  });

  describe('from a server to the embedded database', () => {
    it('restore every row exactly into the folder', async () => {
      expect(await withDatabaseInFolder('back', readAllRows)).toEqual(originalRows);
    });

    it('restore accounts, reviews and pictures into the folder', async () => {
      expect(await findLostWritesInShop({ DATA_DIR: getPath('back') })).toEqual([]);
    });

    it('give new rows in the folder higher ids than all old rows', async () => {
      await withDatabaseInFolder('back', async (db) => {
        const before = await getNewestIds(db);
        await addRows(db);
        expect(await getNewestIds(db)).toEqual(addOneToEach(before));
      });
    });

    it('are readable only by their owner', () => {
      expect(statSync(serverBackupFile).mode & 0o777).toBe(0o600);
    });
  });

  it('restore every row from one server to another', async () => {
    const otherEnv = await createDatabase('other');
    await runRestore([serverBackupFile], otherEnv);
    expect(await withServerDatabase(otherEnv.DATABASE_URL, readAllRows)).toEqual(originalRows);
  });

  it('are consistent while other connections write', async () => {
    const busyEnv = await createDatabase('busy');
    await runRestore([embeddedBackupFile], busyEnv);
    let isBackupDone = false;
    let pairCount = 0;
    // A backup copies these two tables one after the other. An inconsistent backup would therefore
    // contain different numbers of rows.
    const writePromise = withServerDatabase(busyEnv.DATABASE_URL, async (db) => {
      for (; !isBackupDone; pairCount += 1) {
        await db.transaction(async (tx) => {
          await tx.insert(schema.announcements).values({ messageText: 'pair' });
          await tx.execute(
            sql`insert into storefront.upload values (gen_random_uuid(), 'pair', '')`,
          );
        });
        await setTimeout(5);
      }
    });
    while (pairCount < 10) await Promise.race([setTimeout(10), writePromise]);
    const pairCountBefore = pairCount;
    await runBackup([getPath('busy.tar.gz')], busyEnv);
    isBackupDone = true;
    await writePromise;
    await runRestore([getPath('busy.tar.gz')], { DATA_DIR: getPath('of-busy') });
    const [announcementCount, uploadCount] = await withDatabaseInFolder('of-busy', async (db) => [
      await db.$count(schema.announcements, sql`message_text = 'pair'`),
      await db.$count(schema.uploads, sql`content_type = 'pair'`),
    ]);
    expect(announcementCount).toBe(uploadCount);
    expect(announcementCount).toBeGreaterThanOrEqual(pairCountBefore);
    // Some pairs are missing from the backup, which proves that rows were written during it.
    expect(announcementCount).toBeLessThan(pairCount);
  });

  describe('restored over an existing shop', () => {
    let shopEnv: ReturnType<typeof getServerEnv>;
    let rowsBefore: Awaited<ReturnType<typeof readAllRows>>;
    const readCurrentRows = () => withServerDatabase(shopEnv.DATABASE_URL, readAllRows);
    beforeAll(async () => {
      shopEnv = await createDatabase('full');
      await runRestore([embeddedBackupFile], shopEnv);
      rowsBefore = await withServerDatabase(shopEnv.DATABASE_URL, async (db) => {
        await addRows(db);
        return readAllRows(db);
      });
    }, 120_000);

    it('change nothing if the file is incomplete', async () => {
      const truncatedFile = getPath('cut.tar.gz');
      writeFileSync(truncatedFile, readFileSync(serverBackupFile).subarray(0, -1));
      const { code, errors } = await runRestore([truncatedFile], shopEnv);
      expect({ code, errors }).toEqual({
        code: 1,
        errors: `${truncatedFile} is not a complete backup that this shop can restore (unexpected end of file). No data was changed.\n`,
      });
      expect(await readCurrentRows()).toEqual(rowsBefore);
    });

    it('are refused if they are from a later version', async () => {
      const laterFile = getPath('later.tar.gz');
      await writeChangedBackup(
        sql`insert into storefront.migration (hash, created_at) values ('', 9e15)`,
        laterFile,
      );
      expect((await runRestore([laterFile], shopEnv)).errors).toContain(
        '(it is from a later version)',
      );
      expect(await readCurrentRows()).toEqual(rowsBefore);
    });

    it('are refused if they are from another program', async () => {
      const foreignFile = getPath('foreign.tar.gz');
      await writeChangedBackup(sql`delete from storefront.setting`, foreignFile);
      expect((await runRestore([foreignFile], shopEnv)).errors).toContain(
        '(it contains no shop data)',
      );
      expect(await readCurrentRows()).toEqual(rowsBefore);
    });

    it('change neither rows nor ids if they fail midway', async () => {
      await withServerDatabase(shopEnv.DATABASE_URL, async (db) => {
        const ids = await getNewestIds(db);
        await db.execute(
          sql`alter table storefront.upload add constraint midway check (file_name <> 'large-7') not valid`,
        );
        const { errors } = await runRestore([serverBackupFile], shopEnv);
        await db.execute(sql`alter table storefront.upload drop constraint midway`);
        expect(errors).toMatch(
          /^The database in DATABASE_URL could not .+ 23514 .+ No data was changed\.\n$/,
        );
        expect(await readAllRows(db)).toEqual(rowsBefore);
        await addRows(db);
        expect(await getNewestIds(db)).toEqual(addOneToEach(ids));
        rowsBefore = await readAllRows(db);
      });
    });

    it('keep no copy of the old data if they fail', () => {
      expect(existsSync(getPreRestoreBackupPath('full'))).toBe(false);
    });

    it('replace all data, and keep the old data in a private file', async () => {
      const { errors } = await runRestore([serverBackupFile], shopEnv);
      expect(errors).toBe(
        `The previous data is kept in ${getPreRestoreBackupPath('full')} until the next restore.\n`,
      );
      expect(statSync(getPreRestoreBackupPath('full')).mode & 0o777).toBe(0o600);
      expect(await readCurrentRows()).toEqual(originalRows);
    });

    it('can be undone with the kept file', async () => {
      await runRestore([getPreRestoreBackupPath('full')], shopEnv);
      expect(await readCurrentRows()).toEqual(rowsBefore);
    });

    it('do not stop a running shop', async () => {
      const runningShop = startShop([], { ...proxyEnv, ...shopEnv });
      const url = await runningShop.urlPromise;
      await runRestore([serverBackupFile], shopEnv);
      const visitorAfterRestore = createVisitor(url);
      await visitorAfterRestore.enter();
      expect((await visitorAfterRestore.signUp('late@example.com')).status).toBe(200);
      expect(await findLostWrites(url, recordedWrites)).toEqual([]);
      expect(await runningShop.stop()).toMatchObject({ code: 0, errors: '' });
    });
  });

  describe('on a server that limits the statements of the shop’s user to 20 ms', () => {
    beforeAll(async () => {
      await runRestore([embeddedBackupFile], await createDatabase('limited'));
      await runAsSuperuser(sql`alter role shop set statement_timeout = 20`);
    }, 60_000);
    afterAll(() => runAsSuperuser(sql`alter role shop reset statement_timeout`));

    it('can be made', async () => {
      expect((await runBackup([getPath('limited.tar.gz')], getServerEnv('limited'))).code).toBe(0);
    });

    it('can be restored', async () => {
      expect((await runRestore([serverBackupFile], getServerEnv('limited'))).code).toBe(0);
    });
  });

  it('are refused on a server without a shop', async () => {
    expect((await runBackup([getPath('none')], await createDatabase('none'))).errors).toBe(
      'The database in DATABASE_URL contains no shop of this version yet. "npm start" creates one.\n',
    );
  });

  describe('on a server of a later version', () => {
    beforeAll(async () => {
      const { DATABASE_URL } = await createDatabase('later');
      await runRestore([embeddedBackupFile], getServerEnv('later'));
      await withServerDatabase(DATABASE_URL, (db) =>
        db.execute(sql`insert into storefront.migration (hash, created_at) values ('', 9e15)`),
      );
    }, 60_000);

    it('are refused', async () => {
      expect((await runBackup([getPath('none')], getServerEnv('later'))).errors).toBe(
        'The database in DATABASE_URL is from a later version of the shop.\n',
      );
    });

    it('cannot be restored', async () => {
      const { errors } = await runRestore([serverBackupFile], getServerEnv('later'));
      expect(errors).toContain('(it is from a later version). No data was changed.');
    });
  });
});
