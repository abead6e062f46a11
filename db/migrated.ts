import { sql } from 'drizzle-orm';
import type { Database } from './client';
import journal from './migrations/meta/_journal.json';

/** Whether every migration this program knows has been applied; a newer database is no fault. */
export async function isMigrated(db: Database): Promise<boolean> {
  const [row] = await db.execute<{ last: string | null }>(
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  );
  const newest = Math.max(...journal.entries.map(({ when }) => when));
  return Number(row?.last ?? 0) >= newest;
}
