import { DrizzleQueryError } from 'drizzle-orm';
import postgres from 'postgres';

/** The driver's own error: drizzle's wrapper repeats every parameter, which for a page is megabytes of log. */
export function databaseError(error: unknown): unknown {
  return error instanceof DrizzleQueryError && error.cause ? error.cause : error;
}

/** A value no column takes (class 22: an impossible date, a number out of range) or no index holds (class 54). */
export function isDataError(error: unknown): error is postgres.PostgresError {
  return error instanceof postgres.PostgresError && /^(22|54)/.test(error.code);
}
