import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * Matches the SQLSTATE classes with which a database server reports that it cannot answer now:
 * connection exception, insufficient resources and operator intervention.
 */
const unavailableStatePattern = /^(08|53|57)/;

/** Returns whether a query failed because the database is unavailable. */
export function isDatabaseUnavailable(error: Error): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  const sqlState = getSqlState(error);
  return sqlState === undefined || unavailableStatePattern.test(sqlState);
}

/**
 * Returns the part of an error that may be logged. The values of a query are left out, and so is
 * the database's message, because it quotes these values.
 */
export function toLoggableError(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const reason = getSqlState(error) ?? error.cause?.message ?? 'without a reason';
  return `database error ${reason} in: ${error.query}`;
}

/** Returns the SQLSTATE code, or `undefined` if the error did not come from the database itself. */
export function getSqlState(error: unknown): string | undefined {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const { severity, code } = (cause ?? {}) as { severity?: string; code?: string };
  return severity && code;
}
