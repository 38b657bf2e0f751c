import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openServer, type OpenDatabase } from './db/openDatabase';
import { isPostgresInstalled, startTestPostgres } from './testing/postgres';
import { describeProof } from './testing/proof';
import { createShopProcesses } from './testing/shopProcess';
import {
  countWrites,
  createWriteRecord,
  findLostWrites,
  writeUntilStopped,
} from './testing/shopWrites.mjs';

const killCount = 3;
const writerCount = 6;

const { startShop, createCommandRunner } = createShopProcesses();
const runInbox = createCommandRunner('inbox');

/**
 * Kills the shop again and again while visitors write to it. After each restart, compares its data
 * with the writes that it had acknowledged.
 * @param crashDatabase may also crash the database, before the shop is killed
 */
async function killShopRepeatedly(
  env: Record<string, string>,
  crashDatabase: (round: number) => Promise<void> = () => Promise.resolve(),
) {
  const shopEnv = { ...env, TRUST_PROXY: 'true' };
  const messages = new Set<string>();
  const lostWrites: string[] = [];
  for (let round = 0; round < killCount; round += 1) {
    const writes = createWriteRecord();
    const shop = startShop([], shopEnv);
    const url = await shop.urlPromise;
    const writePromise = Promise.all(
      Array.from({ length: writerCount }, () => writeUntilStopped(url, writes)),
    );
    while (countWrites(writes) < 10) await setTimeout(20);
    // The kill may come at any moment of a write.
    await setTimeout(Math.random() * 2000);
    await crashDatabase(round);
    await shop.stop('SIGKILL');
    await writePromise;

    const restartedShop = startShop([], shopEnv);
    lostWrites.push(...(await findLostWrites(await restartedShop.urlPromise, writes)));
    await restartedShop.stop();
    for (const message of writes.enquiries) messages.add(message);
  }
  const { output } = await runInbox([], env);
  return [...lostWrites, ...[...messages].filter((message) => !output.includes(message))];
}

describe('a shop with the embedded database', () => {
  it('loses no acknowledged write when it is killed', async () => {
    expect(await killShopRepeatedly({ DATABASE_URL: '' })).toEqual([]);
  }, 240_000);
});

const requirement = { debian: 'postgresql', isHere: isPostgresInstalled };
describeProof('a shop on a PostgreSQL server', requirement, () => {
  let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
  let database: OpenDatabase;
  beforeAll(async () => {
    postgres = await startTestPostgres();
    database = await openServer(postgres.url);
  });
  afterAll(async () => {
    await database.close();
    await postgres.stop();
  });

  /** Kills a process of the server. The server then ends all its processes, and recovers. */
  async function crashPostgres() {
    const { rows } = (await database.db.execute(sql`select pg_backend_pid() as pid`)) as {
      rows: { pid: number }[];
    };
    for (const { pid } of rows) process.kill(pid, 'SIGKILL');
    const isReady = () =>
      database.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      );
    while (!(await isReady())) await setTimeout(50);
  }

  it('loses no acknowledged write when the shop and the server are killed', async () => {
    const env = { DATABASE_URL: postgres.url };
    const crashEveryOtherTime = (round: number) =>
      round % 2 === 0 ? crashPostgres() : Promise.resolve();
    expect(await killShopRepeatedly(env, crashEveryOtherTime)).toEqual([]);
  }, 240_000);
});
