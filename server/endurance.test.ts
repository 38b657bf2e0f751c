import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { attack, largePicture, secrets } from '../scripts/attack.mjs';
import { countWrites, lostWrites, nothingWritten, writeUntilGone } from '../scripts/shopWrites.mjs';
import { openEmbedded } from './db/openDatabase';
import { shopProcesses } from './testing/shopProcess';

/** The small core of `npm run prove`. */
const { folder, start, prepare, cleanUp } = shopProcesses();
const site = path.join(folder, 'site');
const startShop = () => start([], { TRUST_PROXY: 'true', STATIC_DIR: site });
beforeAll(async () => {
  mkdirSync(site);
  writeFileSync(path.join(site, 'page.html'), 'page');
  await prepare();
}, 120_000);
afterAll(cleanUp);

it('sends files while a dozen log in and two send pictures', async () => {
  const shop = startShop();
  const many = { logins: 12, pictures: 2 };
  const { times, statuses } = await attack(
    await shop.url,
    '/page.html',
    await largePicture(1024),
    many,
  );
  // Were they to wait for the work, they would be fewer than its pieces; `npm run prove` measures how long each takes.
  expect(times.length).toBeGreaterThan(statuses.length);
  expect(statuses.filter((status) => status === 200)).toHaveLength(many.pictures);
  expect(statuses).not.toContain(500);
  expect((await shop.stop()).errors).not.toMatch(secrets);
}, 60_000);

it('has all that it acknowledged after it was killed in the middle of writes', async () => {
  const enquiries = new Set<string>();
  let last = nothingWritten();
  for (const kill of [true, false]) {
    const shop = startShop();
    const url = await shop.url;
    expect(await lostWrites(url, last)).toEqual([]);
    last = nothingWritten();
    if (kill) {
      const writing = Promise.all([1, 2, 3, 4].map(() => writeUntilGone(url, last)));
      while (countWrites(last) < 10) await setTimeout(20);
      await setTimeout(Math.random() * 300);
      await shop.stop('SIGKILL');
      await writing;
    }
    for (const message of last.enquiries) enquiries.add(message);
    await shop.stop();
  }
  const database = await openEmbedded({ folder: path.join(folder, 'data', 'database') });
  const found = await database.db.execute(
    sql`select contact_message as message from storefront.enquiry`,
  );
  await database.close();
  const stored = (found as { rows: { message: string }[] }).rows.map(({ message }) => message);
  expect(stored).toEqual(expect.arrayContaining([...enquiries]));
}, 120_000);
