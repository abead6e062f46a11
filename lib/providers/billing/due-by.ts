import { type SQL, sql } from 'drizzle-orm';
import { billingAccounts } from '@/db/schema';

/** SQL that moves an account's `syncDueAt` forward to this time, but never back. */
export function dueBy(at: Date): SQL<Date> {
  return sql<Date>`least(${billingAccounts.syncDueAt}, ${at.toISOString()}::timestamptz)`;
}
