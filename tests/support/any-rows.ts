import { sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '@/db/client';
import { type MappedTable, TABLES } from '@/lib/platform/tables/schema-map';
import { NOW } from './factories';

/** Whose rows are made: every text of them holds the mark, so that what is left is found wherever it stands. */
export interface Owner {
  mark: string;
  companyId: string;
  userId: string;
  email: string;
  phone: string;
  /** A message that is on its way to support. */
  supportMail: string;
}

type Row = Record<string, unknown>;

/** What a column must hold where any value of its type would not do: a check of the database, or an address that is looked for. */
const VALUES: Record<string, (owner: Owner) => unknown> = {
  'audit_log.subject': ({ email }) => email,
  'credit_entries.actor_id': ({ userId }) => userId,
  'data_exports.subject': () => 'company',
  'data_exports.state': () => 'ready',
  'deletions.subject': () => 'company',
  'deletions.state': () => 'taken_back',
  'inquiries.email': ({ email }) => email,
  'inquiries.kind': () => 'contact',
  // The mail that told support of it is support's.
  'inquiries.message_id': ({ supportMail }) => supportMail,
  'invitations.email': ({ email }) => email,
  'mail_link_requests.email': ({ email }) => email,
  'mail_links.email': ({ email }) => email,
  'messages.recipient': ({ email }) => email,
  'recipients.email': ({ email }) => email,
  'recipients.phone': ({ phone }) => phone,
  'recipients.position': () => 1,
  'sms_inbound.from_phone': ({ phone }) => phone,
  'subcontractors.email': ({ email }) => email,
  'billing_accounts.customer_id': ({ mark }) => `cus_${mark}`,
  'billing_events.customer_id': ({ mark }) => `cus_${mark}`,
};

/** Rows that are nobody's: one of each is enough for everybody. */
const COMMON = new Set(['feeds', 'register_sources', 'side_feeds']);

/** One row in every table for an owner, whose own two are there already; what a row needs of another table is made first. */
export function rowMaker(db: Database, owner: Owner, common: Map<string, Row>) {
  const made = new Map<string, Row>();
  let count = 0;

  async function make(table: MappedTable): Promise<Row> {
    const shared = COMMON.has(table.name);
    const known = (shared ? common : made).get(table.name);
    if (known) return known;
    const row: Row = {};
    const left = leftEmpty(table);
    for (const [property, column] of properties(table)) {
      if (left.has(column.name)) continue;
      const value = await valueFor(table, column);
      if (value !== undefined) row[property] = value;
    }
    await db.insert(table.table).values(row).onConflictDoNothing();
    const [key] = table.keys;
    const fromDatabase = key && row[propertyOf(table, key)] === undefined ? await newestKey(table, key) : {};
    const whole = { ...row, ...fromDatabase };
    (shared ? common : made).set(table.name, whole);
    return whole;
  }

  async function newestKey(table: MappedTable, key: PgColumn): Promise<Row> {
    const [found] = await db.execute<{ id: string }>(sql`select max(${key})::text as id from ${table.table}`);
    return { [propertyOf(table, key)]: Number(found?.id) };
  }

  async function valueFor(table: MappedTable, column: PgColumn): Promise<unknown> {
    const fixed = VALUES[`${table.name}.${column.name}`];
    if (fixed) return fixed(owner);
    if (column.generated || column.generatedIdentity) return undefined;
    const reference = table.references.find(({ from }) => from === column);
    if (reference && COMMON.has(table.name) && !COMMON.has(reference.target)) return null;
    if (reference) return referenced(reference.target, reference.to);
    const mark = COMMON.has(table.name) ? 'common' : owner.mark;
    count += 1;
    return anyValue(column, `${mark}${count}`, count);
  }

  async function referenced(target: string, to: PgColumn): Promise<unknown> {
    if (target === 'companies') return owner.companyId;
    if (target === 'users') return owner.userId;
    const parent = TABLES.get(target);
    if (!parent) throw new Error(`no table ${target}`);
    return (await make(parent))[propertyOf(parent, to)];
  }

  return { make };
}

/** Of columns of which a check allows one alone, those that stay empty: a row of the company's is told by another table of its. */
function leftEmpty({ table, references }: MappedTable): Set<string> {
  const empty = new Set<string>();
  for (const { value } of getTableConfig(table).checks) {
    const text = value.queryChunks
      .map((chunk) => ('value' in Object(chunk) ? Object(chunk).value : ''))
      .join('');
    const names =
      /num_nonnulls\(([^)]*)\)\s*<?=\s*1/
        .exec(text)?.[1]
        ?.split(',')
        .map((name) => name.trim()) ?? [];
    const target = (name: string) => references.find(({ from }) => from.name === name)?.target ?? '';
    const kept = names.find((name) => !['users', 'permits'].includes(target(name))) ?? names[0];
    for (const name of names) if (name !== kept) empty.add(name);
  }
  return empty;
}

function anyValue(column: PgColumn, text: string, count: number): unknown {
  if (column.enumValues?.length && column.dataType !== 'array') return column.enumValues[0];
  switch (column.dataType) {
    case 'string':
      return column.columnType === 'PgDateString' ? '2026-11-20' : text;
    case 'number':
      return column.columnType === 'PgReal' ? 1 : count;
    case 'boolean':
      return false;
    case 'date':
      return NOW;
    case 'json':
      return { mark: text };
    case 'array':
      return [];
    default:
      return undefined;
  }
}

function properties({ table }: MappedTable): [string, PgColumn][] {
  return Object.entries(table as unknown as Record<string, unknown>).filter(
    (entry): entry is [string, PgColumn] =>
      typeof entry[1] === 'object' && entry[1] !== null && 'columnType' in entry[1],
  );
}

function propertyOf(table: MappedTable, column: PgColumn): string {
  const found = properties(table).find(([, one]) => one.name === column.name);
  if (!found) throw new Error(`${table.name} has no ${column.name}`);
  return found[0];
}

export interface Found {
  table: string;
  rows: number;
}

/** Every table of the database with rows in which one of the texts stands, in any column, by asking the database alone. */
export async function findText(db: Database, texts: readonly string[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const table of await listTables(db)) {
    const holds = sql.join(
      texts.map((text) => sql`position(${text} in row_text) > 0`),
      sql` or `,
    );
    const [count] = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from (select t::text as row_text from ${sql.identifier(table)} t) rows where ${holds}`,
    );
    if (count && count.n > 0) found.push({ table, rows: count.n });
  }
  return found;
}

/** All rows of all tables in which a text stands, as one text. */
export async function dump(db: Database, text: string): Promise<string> {
  const lines: string[] = [];
  for (const table of await listTables(db)) {
    const rows = await db.execute<{ line: string }>(
      sql`select t::text as line from ${sql.identifier(table)} t where position(${text} in t::text) > 0 order by 1`,
    );
    for (const { line } of rows) lines.push(`${table} ${line}`);
  }
  return lines.join('\n');
}

async function listTables(db: Database): Promise<string[]> {
  const rows = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}
