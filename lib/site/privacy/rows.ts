import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '@/lib/context';
import type { MappedTable } from '@/lib/platform/tables/schema-map';
import { isSecretColumn } from './exceptions';

export type ExportedRow = Record<string, unknown>;

const PAGE = 500;

/** The columns of a table that an archive holds. */
export function exportedColumns({ name, columns }: MappedTable): string[] {
  return columns.map((column) => column.name).filter((column) => !isSecretColumn(name, column));
}

/**
 * Rows of a table as the database writes them in JSON, page by page along the primary key, so that no table is held as
 * a whole. Only the columns of `exportedColumns`.
 */
export async function* readRows(
  ctx: Pick<Context, 'db'>,
  mapped: MappedTable,
  where: SQL,
): AsyncGenerator<ExportedRow[]> {
  const { table, keys, name } = mapped;
  const kept = sql.join(
    exportedColumns(mapped).map((column) => sql`${column}`),
    sql`, `,
  );
  const key = sql.join([...keys], sql`, `);
  const texts = sql.join(
    keys.map((column) => sql`${column}::text`),
    sql`, `,
  );
  let after: string[] | null = null;
  for (;;) {
    const beyond: SQL = after
      ? sql`(${key}) > (${sql.join(
          keys.map((column, at) => sql`${after?.[at] ?? ''}::${sql.raw(column.getSQLType())}`),
          sql`, `,
        )})`
      : sql`true`;
    const page: { row: ExportedRow; keys: string[] }[] = await ctx.db.execute<{
      row: ExportedRow;
      keys: string[];
    }>(sql`
      select (select jsonb_object_agg(field.key, field.value) from jsonb_each(to_jsonb(${sql.identifier(name)})) field
        where field.key in (${kept})) as row, array[${texts}] as keys
      from ${table} where (${where}) and ${beyond} order by ${key} limit ${PAGE}`);
    if (page.length > 0) yield page.map(({ row }) => row ?? {});
    const last = page.at(-1);
    if (page.length < PAGE || !last) return;
    after = last.keys;
  }
}
