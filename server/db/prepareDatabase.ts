import type { PgTable } from 'drizzle-orm/pg-core';
import type { SeedTables } from '../rows';
import { advanceIdSequence } from './ids';
import type { Database, OpenDatabase } from './openDatabase';
import * as tables from './schema';

/**
 * Migrates the tables, and stores the seed rows unless that was done before. If several processes
 * start together, each waits until the previous one has finished.
 * @param createSeedRows returns the rows to store; called only for a database that was never seeded
 */
export async function prepareDatabase(
  { prepareBy }: OpenDatabase,
  createSeedRows: () => SeedTables | Promise<SeedTables>,
): Promise<void> {
  await prepareBy(async (db, migrate) => {
    await migrate();
    await db.transaction(async (tx) => {
      const insertedSettings = await tx
        .insert(tables.settings)
        .values({ key: 'seeded', value: new Date().toISOString() })
        .onConflictDoNothing()
        .returning();
      if (insertedSettings.length > 0) await insertSeed(tx, await createSeedRows());
    });
  });
}

async function insertSeed(tx: Database, seed: SeedTables): Promise<void> {
  for (const name of Object.keys(seed) as (keyof SeedTables)[]) {
    const table: PgTable = tables[name];
    await tx.insert(table).values(seed[name]);
    await advanceIdSequence(tx, table);
  }
}
