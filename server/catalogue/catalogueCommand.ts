import path from 'node:path';
import { createArgumentReader } from '../createArgumentReader.mjs';
import { withExistingDatabase } from '../openStore';
import { readDataLocation } from '../settings';
import { StartError } from '../startError';
import { importTables } from './importTables';
import { readShop } from './readShop';
import { readTables } from './readTables';
import { formatFaults, formatResult } from './report';
import { writeTables } from './writeTables';

const readArguments = createArgumentReader({
  usage: "npm run catalogue -- ACTION PATH: exports and imports the shop's products",
  positionals: {
    'export FOLDER': 'saves the products as tables (CSV) for a spreadsheet',
    'import PATH':
      'updates the shop from these tables: all in a folder, or one file such as packs.csv',
  },
  options: {
    'dry-run': {
      type: 'boolean',
      default: false,
      help: 'shows what an import would change, without changing anything',
    },
    'remove-missing': {
      type: 'boolean',
      default: false,
      help: 'an import also removes rows that are missing from the tables',
    },
  },
  notes: `Stop the shop first, unless its data is on a PostgreSQL server (DATABASE_URL). A row with an existing id changes that
row. A row with a new id, or without an id, adds one. The import checks everything first. If something is wrong, it lists
the rows and changes nothing. docs/hosting.md explains the columns.`,
});

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

function readOptions(args: string[]) {
  return readArguments(args, (values, [action = '', tablesPath, ...extraArgs]) => {
    if (!/^(?:export|import)$/.test(action) || !tablesPath || extraArgs.length > 0)
      throw new Error('Give export and a folder, or import and a folder or file');
    const options = { dryRun: values['dry-run'], removeMissing: values['remove-missing'] };
    if (action === 'export' && (options.dryRun || options.removeMissing))
      throw new Error('--dry-run and --remove-missing are for an import');
    return { action, tablesPath: path.resolve(tablesPath), options };
  });
}

export async function catalogueCommand(args: string[]): Promise<void> {
  const { action, tablesPath, options } = readOptions(args);
  if (action === 'export') await exportCatalogue(tablesPath);
  else await importCatalogue(tablesPath, options);
}
