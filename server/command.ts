import { adminCommand } from './adminCommand';
import { backupCommand, restoreCommand } from './backupCommand';
import { catalogueCommand } from './catalogue/catalogueCommand';
import { UsageError } from './createArgumentReader.mjs';
import { toLoggableError } from './http/queryErrors';
import { inboxCommand } from './inbox/inboxCommand';
import { measureCommand } from './measureCommand';
import { StartError } from './startError';

/*
 * Entry point of the commands for the operator: `npm run inbox`, `measure`, `admin`, `catalogue`,
 * `backup` and `restore`.
 */

const commands: Partial<Record<string, (args: string[]) => Promise<void>>> = {
  inbox: inboxCommand,
  measure: measureCommand,
  admin: adminCommand,
  catalogue: catalogueCommand,
  backup: backupCommand,
  restore: restoreCommand,
};
const [name = '', ...args] = process.argv.slice(2);
const run = commands[name] ?? inboxCommand;

// End quietly if a reader such as `head` closes the pipe early.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  process.exit(code === 'EPIPE' ? 0 : 1);
});

run(args).catch((error: unknown) => {
  const isUsageError = error instanceof UsageError;
  const isExplained = isUsageError || error instanceof StartError;
  console.error(isExplained ? error.message : toLoggableError(error));
  process.exitCode = isUsageError ? 2 : 1;
});
