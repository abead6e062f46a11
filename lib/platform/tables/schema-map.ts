import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '@/db/schema';

/** A foreign key: what a column names, and what becomes of the row when that is gone. */
export interface Reference {
  readonly from: PgColumn;
  readonly to: PgColumn;
  readonly target: string;
  readonly onDelete: string;
}

export interface MappedTable {
  readonly name: string;
  readonly table: PgTable;
  readonly columns: readonly PgColumn[];
  /** Of its primary key. */
  readonly keys: readonly PgColumn[];
  readonly references: readonly Reference[];
}

function mapTable(table: PgTable): MappedTable {
  const { name, columns, primaryKeys, foreignKeys } = getTableConfig(table);
  const own = columns.filter(({ primary }) => primary);
  return {
    name,
    table,
    columns,
    keys: own.length > 0 ? own : (primaryKeys[0]?.columns ?? []),
    references: foreignKeys.flatMap((key) => {
      const { columns: from, foreignColumns: to, foreignTable } = key.reference();
      return from.flatMap((column, at) => {
        const foreign = to[at];
        const target = getTableName(foreignTable);
        return foreign ? [{ from: column, to: foreign, target, onDelete: key.onDelete ?? 'no action' }] : [];
      });
    }),
  };
}

/** Every table of the schema by its name in the database: what exports, deletions and the joining of permits derive from. */
export const TABLES: ReadonlyMap<string, MappedTable> = new Map(
  Object.values(schema).flatMap((entry) =>
    is(entry, PgTable) ? [[getTableName(entry), mapTable(entry)] as const] : [],
  ),
);

export function requireTable(name: string): MappedTable {
  const table = TABLES.get(name);
  if (!table) throw new Error(`There is no table ${name}.`);
  return table;
}
