import { type SQL, sql } from 'drizzle-orm';
import { billingAccounts } from '@/db/schema';

/** Sets an account's `syncDueAt` to this moment, unless it is due before. */
export function dueBy(at: Date): SQL<Date> {
  return sql<Date>`least(${billingAccounts.syncDueAt}, ${at.toISOString()}::timestamptz)`;
}
