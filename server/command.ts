import { adminCommand } from './adminCommand';
import { backupCommand, restoreCommand } from './backupCommand';
import { catalogueCommand } from './catalogue/catalogueCommand';
import { toLoggableError } from './http/queryErrors';
import { inboxCommand } from './inbox/inboxCommand';
import { measureCommand } from './measureCommand';
import { StartError, UsageError } from './startError';

/*
 * Entry point of the commands for the operator: `npm run inbox`, `measure`, `admin`, `catalogue`,
 * `backup` and `restore`.
 */

const commands: Partial<Record<string, typeof inboxCommand>> = {
  inbox: inboxCommand,
  measure: measureCommand,
  admin: adminCommand,
  catalogue: catalogueCommand,
  backup: backupCommand,
  restore: restoreCommand,
};
const [name = '', ...args] = process.argv.slice(2);
const { run, usage } = commands[name] ?? inboxCommand;

// End quietly if a reader such as `head` closes the pipe early.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  process.exit(code === 'EPIPE' ? 0 : 1);
});

if (args.includes('--help')) process.stdout.write(usage);
else
  run(args).catch((error: unknown) => {
    const isUsageError = error instanceof UsageError;
    if (isUsageError) console.error(`${error.message}\n\n${usage}`);
    else console.error(error instanceof StartError ? error.message : toLoggableError(error));
    process.exitCode = isUsageError ? 2 : 1;
  });
