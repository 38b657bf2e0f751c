import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { bundleServer, proofBundlePath } from '@shop/server/bundle';
import { startShopServer } from '@shop/server/testing/shopServer';
import {
  countWrites,
  findLostWrites,
  createWriteRecord,
  writeUntilStopped,
} from '@shop/server/testing/shopWrites';
import { startTempPostgres } from '@shop/programs/tempPostgres';
import { createLimit, createFigure } from './proof.mjs';

/** @typedef {import('./proof.mjs').Finding} Finding */

const writerCount = 6;
const enquiriesQuery = 'select contact_message as message from storefront.enquiry';

/**
 * Kills the back end repeatedly while visitors write to it. After each restart, it checks that all
 * acknowledged writes are still there.
 * @param {{ env: NodeJS.ProcessEnv, kills: number, alsoKill: (round: number) => Promise<void> }}
 * options `kills` is the number of kills; `alsoKill` may kill the database, too
 */
async function runKillRounds({ env, kills, alsoKill }) {
  const bundle = await bundleServer(proofBundlePath);
  const allWrites = createWriteRecord();
  const lostWrites = [];
  let acknowledgedCount = 0;
  let lastWrites = createWriteRecord();
  for (let round = 0; round <= kills; round += 1) {
    const shop = await startShopServer(bundle, { ...env, TRUST_PROXY: 'true' }, { quiet: true });
    lostWrites.push(...(await findLostWrites(shop.url, lastWrites)));
    lastWrites = createWriteRecord();
    if (round < kills) {
      let isWriting = true;
      const pendingWrites = Promise.all(
        Array.from({ length: writerCount }, () => writeUntilStopped(shop.url, lastWrites)),
      ).finally(() => (isWriting = false));
      while (isWriting && countWrites(lastWrites) < 10) await setTimeout(20);
      await setTimeout(Math.random() * 2000);
      await alsoKill(round);
      await shop.stop('SIGKILL');
      await pendingWrites;
    } else {
      await shop.stop();
    }
    acknowledgedCount += countWrites(lastWrites);
    for (const message of lastWrites.enquiries) allWrites.enquiries.add(message);
  }
  return { lostWrites, acknowledgedCount, enquiries: allWrites.enquiries };
}

/**
 * Returns the findings for one kind of database.
 * @param {string} databaseName
 * @param {number} killCount
 * @param {Awaited<ReturnType<typeof runKillRounds>>} killResult
 * @param {{ message: string }[]} storedRows
 * @returns {Finding[]}
 */
function createFindings(
  databaseName,
  killCount,
  { lostWrites, acknowledgedCount, enquiries },
  storedRows,
) {
  const storedMessages = new Set(storedRows.map(({ message }) => message));
  const missingMessages = [...enquiries].filter((message) => !storedMessages.has(message));
  for (const message of [...lostWrites, ...missingMessages]) console.error(`Lost: ${message}`);
  return [
    createFigure(
      `${databaseName}: writes acknowledged before ${killCount} kills`,
      acknowledgedCount,
    ),
    createLimit(
      `${databaseName}: acknowledged writes that were lost`,
      lostWrites.length + missingMessages.length,
      0,
    ),
  ];
}

/** @param {number} killCount */
async function killOnPGlite(killCount) {
  const { PGlite } = await import('@electric-sql/pglite');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-kills-'));
  const killResult = await runKillRounds({
    env: { DATA_DIR: folder, DATABASE_URL: '' },
    kills: killCount,
    alsoKill: async () => {},
  });
  const database = await PGlite.create(path.join(folder, 'database'));
  const { rows } = await database.query(enquiriesQuery);
  await database.close();
  rmSync(folder, { recursive: true });
  return createFindings(
    'PGlite',
    killCount,
    killResult,
    /** @type {{ message: string }[]} */ (rows),
  );
}

/** @param {number} killCount */
async function killOnPostgres(killCount) {
  const postgres = await startTempPostgres();
  if (!postgres) return [];
  const { default: pg } = await import('pg');
  const killResult = await runKillRounds({
    env: { DATABASE_URL: postgres.url },
    kills: killCount,
    alsoKill: async (round) => {
      if (round % 2) await postgres.crash();
    },
  });
  const database = new pg.Client(postgres.url);
  await database.connect();
  const { rows } = await database.query(enquiriesQuery);
  await database.end();
  postgres.stop();
  return createFindings('PostgreSQL, also killed every other time', killCount, killResult, rows);
}

/** @param {{ kills: number }} options */
export const proveKills = async ({ kills }) => [
  ...(await killOnPGlite(kills)),
  ...(await killOnPostgres(kills)),
];
