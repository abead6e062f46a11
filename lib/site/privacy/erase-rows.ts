import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { requireTable } from '@/lib/platform/tables/schema-map';
import { deletionOrder, scopeOf, whereOf } from './scope';
import type { Subject } from './types';

/**
 * Deletes rows of any table by a condition. Elsewhere a table is written by its owner alone; a deletion is the one
 * thing that must reach every table, also those nobody thought of, and derives them from the schema.
 */
export async function eraseWhere(db: Database, name: string, where: SQL | undefined): Promise<number> {
  if (!where) throw new Error('A deletion says which rows.');
  const { table } = requireTable(name);
  const deleted = await db.execute<{ n: number }>(
    sql`with gone as (delete from ${table} where ${where} returning 1) select count(*)::int as n from gone`,
  );
  return deleted[0]?.n ?? 0;
}

/** Overwrites columns of rows that stay: `[column, value]`, where they name somebody who is gone. */
export async function blankWhere(
  db: Database,
  name: string,
  columns: Readonly<Record<string, SQL>>,
  where: SQL | undefined,
): Promise<void> {
  if (!where) throw new Error('A deletion says which rows.');
  const { table } = requireTable(name);
  const set = Object.entries(columns).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
  await db.execute(sql`update ${table} set ${sql.join(set, sql`, `)} where ${where}`);
}

/** Deletes every row of a subject, those that name others first, and the subject's own last. */
export async function eraseSubject(db: Database, subject: Subject, subjectId: string): Promise<number> {
  const scopes = scopeOf(subject);
  let rows = 0;
  for (const { table } of deletionOrder(scopes))
    rows += await eraseWhere(db, table.name, whereOf(db, scopes, table.name, subjectId));
  return rows;
}
