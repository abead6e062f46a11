import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { JOB_SUBJECTS } from '@/lib/platform/queue/jobs';
import { requireTable } from '@/lib/platform/tables/schema-map';
import { scopeOf, whereOf } from './scope';
import type { Subject } from './types';

/** Takes out of the queue whatever names a row of the subject, done or waiting; call it while the rows are there. */
export async function eraseJobs(db: Database, subject: Subject, subjectId: string): Promise<void> {
  if (!(await hasQueue(db))) return;
  const scopes = scopeOf(subject);
  for (const [field, table] of Object.entries(JOB_SUBJECTS)) {
    if (table === null || !scopes.has(table)) continue;
    const { table: named, keys } = requireTable(table);
    const [key] = keys;
    if (!key) continue;
    const ids: SQL = sql`select ${key} from ${named} where ${whereOf(db, scopes, table, subjectId)}`;
    for (const place of ['job', 'archive'])
      await db.execute(
        sql`delete from pgboss.${sql.identifier(place)} where data ->> ${field}::text in (${ids})`,
      );
  }
}

async function hasQueue(db: Database): Promise<boolean> {
  const [found] = await db.execute<{ known: boolean }>(
    sql`select to_regclass('pgboss.archive') is not null as known`,
  );
  return found?.known ?? false;
}
