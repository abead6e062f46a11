import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '@/lib/context';
import { TABLES } from './schema-map';

/** What stands at everything that was brought in, and is no work of anybody. */
const NO_WORK = new Set([
  'activities',
  'company_permits',
  'permit_bulk_changes',
  'permit_standings',
  'seen_permits',
]);

/** Of rows of a table those at which nothing else stands: derived from the foreign keys, as deletions are. */
export async function untouchedOf<Id extends string | number>(
  ctx: Context,
  { table, ids }: { table: 'permits' | 'projects' | 'subcontractors'; ids: readonly Id[] },
): Promise<Id[]> {
  if (ids.length === 0) return [];
  const touched = new Set<string>();
  for (const other of TABLES.values()) {
    if (NO_WORK.has(other.name)) continue;
    for (const { from, target } of other.references) {
      if (target !== table) continue;
      const rows = await ctx.db
        .selectDistinct({ id: sql<string>`${from}::text` })
        .from(other.table)
        .where(inArray(from as PgColumn, [...ids]));
      for (const { id } of rows) touched.add(id);
    }
  }
  return ids.filter((id) => !touched.has(String(id)));
}
