import { and, eq, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import { renameInMails } from '@/lib/checking/city-mail/rename';
import type { CompanyId, Context } from '@/lib/context';
import { type MappedTable, TABLES } from '@/lib/platform/tables/schema-map';

/**
 * Gives another permit whatever a company has at one: derived from the foreign keys, as deletions are, so that a new
 * table cannot be forgotten. What the other has already stays, and the double goes.
 */
export async function moveRows(
  ctx: Context,
  { companyId, from, to }: { companyId: CompanyId; from: number; to: number },
): Promise<void> {
  for (const table of TABLES.values()) {
    // The links say which of the two is the company's: whoever joins them decides that.
    if (table.name === 'company_permits' || table.name === 'permits') continue;
    const owner = table.columns.find(({ name }) => name === 'company_id');
    if (!owner) continue;
    for (const { from: column, target } of table.references) {
      if (target !== 'permits') continue;
      const own = and(eq(column, from), eq(owner, companyId));
      for (const set of uniqueSets(table, column))
        await ctx.db.execute(sql`
          delete from ${table.table} where ${own} and exists (
            select 1 from ${table.table} other where ${sql.join(
              [
                sql`other.${sql.identifier(column.name)} = ${to}`,
                ...set.map((one): SQL => sql`other.${sql.identifier(one.name)} = ${one}`),
              ],
              sql` and `,
            )})`);
      await ctx.db.execute(
        sql`update ${table.table} set ${sql.identifier(column.name)} = ${to} where ${own}`,
      );
    }
  }
  await renameInMails(ctx, { companyId, from, to });
}

/** The other columns of each key in which a row's permit must be unlike the others'. */
function uniqueSets(table: MappedTable, column: PgColumn): PgColumn[][] {
  const indexes = getTableConfig(table.table).indexes.flatMap(({ config }) =>
    config.unique ? [config.columns.filter((one): one is PgColumn => 'name' in one && 'table' in one)] : [],
  );
  return [[...table.keys], ...indexes]
    .map((set) => set.map(({ name }) => table.columns.find((one) => one.name === name)))
    .map((set) => set.filter((one) => one !== undefined))
    .filter((set) => set.includes(column))
    .map((set) => set.filter((one) => one !== column));
}
