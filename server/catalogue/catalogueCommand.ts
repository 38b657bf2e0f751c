import path from 'node:path';
import { withExistingDatabase } from '../openStore';
import { readDataLocation } from '../settings';
import { StartError, UsageError } from '../startError';
import { importTables } from './importTables';
import { readShop } from './readShop';
import { readTables } from './readTables';
import { formatFaults, formatResult } from './report';
import { writeTables } from './writeTables';

const usage = `npm run catalogue -- export FOLDER  saves the shop's products as tables (CSV) for a spreadsheet
npm run catalogue -- import PATH    updates the shop from these tables: all in a folder, or one file such as packs.csv

  --dry-run         shows what an import would change, without changing anything
  --remove-missing  also removes rows that are missing from the tables
  --help            shows this text

Stop the shop first, unless its data is on a PostgreSQL server (DATABASE_URL). A row with an existing id changes that
row. A row with a new id, or without an id, adds one. The import checks everything first. If something is wrong, it lists
the rows and changes nothing. docs/hosting.md explains the columns.
`;

async function exportCatalogue(folder: string): Promise<void> {
  const shop = await withExistingDatabase(readDataLocation(process.env), ({ db }) =>
    // Repeatable read keeps the export consistent if an import runs at the same time.
    db.transaction(readShop, { isolationLevel: 'repeatable read', accessMode: 'read only' }),
  );
  console.log([...(await writeTables(folder, shop)), '', `Written to ${folder}`].join('\n'));
}

async function importCatalogue(
  sourcePath: string,
  options: { dryRun: boolean; removeMissing: boolean },
): Promise<void> {
  const { foundTables, ignoredFiles } = await readTables(sourcePath);
  const result = await withExistingDatabase(readDataLocation(process.env), ({ db }) =>
    importTables(db, foundTables, options),
  );
  if (ignoredFiles.length > 0)
    console.warn(`Ignored, because no table has this name: ${ignoredFiles.join(', ')}`);
  if (result.faults.length > 0) throw new StartError(formatFaults(result.faults));
  console.log(formatResult(result, options.dryRun));
}

async function run([actionName = '', ...args]: string[]): Promise<void> {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const [tablesPath, ...extraArgs] = args.filter((arg) => !arg.startsWith('-'));
  const knownFlags = actionName === 'import' ? ['--dry-run', '--remove-missing'] : [];
  const hasOnlyKnownFlags = flags.every((flag) => knownFlags.includes(flag));
  if (
    !['export', 'import'].includes(actionName) ||
    !tablesPath ||
    extraArgs.length > 0 ||
    !hasOnlyKnownFlags
  )
    throw new UsageError('Give export and a folder, or import and a folder or file');
  if (actionName === 'export') await exportCatalogue(path.resolve(tablesPath));
  else
    await importCatalogue(path.resolve(tablesPath), {
      dryRun: flags.includes('--dry-run'),
      removeMissing: flags.includes('--remove-missing'),
    });
}

export const catalogueCommand = { usage, run };
