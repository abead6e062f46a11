import { sql } from 'drizzle-orm';
import type { Database } from '@/db/client';

interface Watched {
  /** Only tables with a column `company_id`, and of those this company's rows; all rows of all tables without it. */
  readonly companyId?: string;
  /** Tables left out. */
  readonly but?: readonly string[];
  /** Columns left out, in whichever table they are. */
  readonly without?: readonly string[];
}

/** What tables hold, as text by table, to tell whether anything in them has changed. */
export async function readTableContents(
  db: Database,
  { companyId, but = [], without = [] }: Watched = {},
): Promise<Record<string, string>> {
  const tables = await db.execute<{ name: string }>(
    companyId === undefined
      ? sql`select table_name as name from information_schema.tables
            where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
      : sql`select table_name as name from information_schema.columns
            where table_schema = 'public' and column_name = 'company_id' order by 1`,
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    if (but.includes(name)) continue;
    const own = companyId === undefined ? sql`true` : sql`company_id = ${companyId}`;
    const [row] = await db.execute<{ content: string }>(
      sql`select coalesce(string_agg(line, '|' order by line), '') as content
          from (select (to_jsonb(t) - ${sql.param(without)}::text[])::text as line
                from ${sql.identifier(name)} as t where ${own}) as lines`,
    );
    contents[name] = row?.content ?? '';
  }
  return contents;
}
