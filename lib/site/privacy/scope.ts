import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '@/db/client';
import { type MappedTable, type Reference, requireTable, TABLES } from '@/lib/platform/tables/schema-map';
import { NOT_OF_COMPANY } from './exceptions';
import type { Subject } from './types';

/** The table whose row is the subject itself. */
export const ROOTS = { company: 'companies', person: 'users' } as const satisfies Record<Subject, string>;

/** Rows of a table that are a subject's, and by which of its columns. */
export interface Scope {
  readonly table: MappedTable;
  /** Each leads to the subject: by itself, or by a row of another table in the scope. Empty for the subject's own row. */
  readonly by: readonly Reference[];
}

/**
 * Which rows are a subject's, derived from the foreign keys of the schema, so that a new table cannot be forgotten. A
 * company's: whatever names it. A person's: what is gone with their account (`cascade`); rows in which they are merely
 * named (`set null`) belong to a company. In both: whatever is gone with one of those rows.
 */
export function scopeOf(subject: Subject): ReadonlyMap<string, Scope> {
  const root = ROOTS[subject];
  const found = new Map<string, Scope>([[root, { table: requireTable(root), by: [] }]]);
  for (const table of TABLES.values()) {
    if (table.name === root) continue;
    const by = table.references.filter((reference) => names(subject, table, reference));
    if (by.length > 0) found.set(table.name, { table, by });
  }
  // Until nothing is added any more: a row of a row of a row.
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const table of TABLES.values()) {
      if (found.has(table.name)) continue;
      const by = table.references.filter(
        ({ target, onDelete }) => target !== root && onDelete === 'cascade' && found.has(target),
      );
      if (by.length > 0) found.set(table.name, { table, by });
    }
  }
  return found;
}

function names(subject: Subject, table: MappedTable, { target, from, onDelete }: Reference): boolean {
  if (target !== ROOTS[subject]) return false;
  return subject === 'person' ? onDelete === 'cascade' : !(`${table.name}.${from.name}` in NOT_OF_COMPANY);
}

/** The condition for a subject's rows in a table. */
export function whereOf(
  db: Database,
  scopes: ReadonlyMap<string, Scope>,
  name: string,
  subjectId: string,
): SQL {
  const scope = scopes.get(name);
  if (!scope) throw new Error(`${name} has no rows of the subject.`);
  const [key] = scope.table.keys;
  if (scope.by.length === 0 && key) return eq(key, subjectId);
  const ways = scope.by.map(({ from, to, target }) => {
    if (scopes.get(target)?.by.length === 0) return eq(from, subjectId);
    const parents = db
      .select({ id: to })
      .from(requireTable(target).table)
      .where(whereOf(db, scopes, target, subjectId));
    return inArray(from, parents);
  });
  return or(...ways) ?? sql`false`;
}

/** The scope's tables so that no row stands before one that names it: the order in which rows can be deleted. */
export function deletionOrder(scopes: ReadonlyMap<string, Scope>): Scope[] {
  const ordered: Scope[] = [];
  const seen = new Set<string>();
  const visit = (name: string) => {
    const scope = scopes.get(name);
    if (!scope || seen.has(name)) return;
    seen.add(name);
    for (const other of scopes.values())
      if (other.table.name !== name && other.table.references.some(({ target }) => target === name))
        visit(other.table.name);
    ordered.push(scope);
  };
  for (const name of scopes.keys()) visit(name);
  return ordered;
}

/** Columns that name a person in rows that are somebody else's; the database empties them with the account. */
export function mentionsOf(): { table: MappedTable; column: PgColumn }[] {
  const own = scopeOf('person');
  return [...TABLES.values()].flatMap((table) =>
    own.has(table.name)
      ? []
      : table.references
          .filter(({ target, onDelete }) => target === ROOTS.person && onDelete === 'set null')
          .map(({ from }) => ({ table, column: from })),
  );
}
