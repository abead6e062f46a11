import { DrizzleQueryError } from 'drizzle-orm';
import postgres from 'postgres';

/**
 * The driver's error without drizzle's wrapper, whose message repeats every parameter: megabytes of log for
 * one page.
 */
export function databaseError(error: unknown): unknown {
  return error instanceof DrizzleQueryError && error.cause ? error.cause : error;
}

/**
 * Errors caused by a value: data exceptions (class 22: an impossible date, a number out of range) and
 * exceeded limits (class 54).
 */
export function isDataError(error: unknown): error is postgres.PostgresError {
  return error instanceof postgres.PostgresError && /^(22|54)/.test(error.code);
}
