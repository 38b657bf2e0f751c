import { DrizzleQueryError } from 'drizzle-orm/errors';

/** SQLSTATE classes of a server that is there but cannot serve: connection, resources, intervention. */
const cannotServe = /^(08|53|57)/;

/** Whether a query failed for want of a database that answers. */
export function isDatabaseAway(error: Error): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  const state = sqlState(error);
  return state === undefined || cannotServe.test(state);
}

/** What the log may hold of an error: of a query neither the values nor the database's words, which quote them. */
export function loggable(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const reason = sqlState(error) ?? error.cause?.message ?? 'without a reason';
  return `database error ${reason} in: ${error.query}`;
}

/** `undefined` where the error comes from the way to the database and not from the database. */
export function sqlState(error: unknown): string | undefined {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const { severity, code } = (cause ?? {}) as { severity?: string; code?: string };
  return severity && code;
}
