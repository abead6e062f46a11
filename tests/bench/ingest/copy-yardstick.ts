import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type postgres from 'postgres';

/** The columns a COPY fills: all but those the server computes. */
async function selectColumns(sql: postgres.Sql): Promise<string> {
  const rows = await sql<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_name = 'permits' and is_generated = 'NEVER' order by ordinal_position`;
  return rows.map((row) => row.name).join(', ');
}

/**
 * Writes the permits held to a file of the server's, in COPY's own form: while the clock runs nothing is encoded,
 * sent or received, so the yardstick is the fastest COPY there is.
 */
export async function copyOut(sql: postgres.Sql): Promise<string> {
  const [row] = await sql<{ data_directory: string }[]>`show data_directory`;
  const file = `${row?.data_directory}/bench-permits.copy`;
  await sql.unsafe(`copy permits (${await selectColumns(sql)}) to '${file}'`);
  return file;
}

/** Milliseconds of one COPY, commit included, into an empty table with the same columns and indexes. */
export async function copyIn(sql: postgres.Sql, file: string): Promise<number> {
  await sql`drop table if exists copy_target`;
  await sql`create table copy_target (like permits including all)`;
  const columns = await selectColumns(sql);
  await sql`checkpoint`;
  const start = performance.now();
  await sql.unsafe(`copy copy_target (${columns}) from '${file}'`);
  const ms = performance.now() - start;
  await sql`drop table copy_target`;
  return ms;
}

/**
 * Milliseconds of one COPY FROM STDIN of the permits held, as a client does it who has them in memory: encoded while
 * the clock runs, streamed over one postgres.js connection, commit included. Into an empty table with the same columns
 * and indexes; or, for one feed's permits, as another feed's into the table that holds all, and out again.
 */
export async function copyStreamed(sql: postgres.Sql, feed?: string): Promise<number> {
  const columns = await selectColumns(sql);
  const target = feed === undefined ? 'copy_target' : 'permits';
  const select = columns.replace(/\bfeed_id\b/, "'bench-copy'").replace(/\bid\b/, '(2000000000 + id)');
  await sql`drop table if exists copy_target`;
  if (feed === undefined) await sql`create table copy_target (like permits including all)`;
  else await sql`insert into feeds (id, record, mode, next_poll_at) values ('bench-copy', '', 'live', now())`;
  const rows = await (feed === undefined
    ? sql.unsafe(`select ${columns} from permits`).values()
    : sql.unsafe(`select ${select} from permits where feed_id = $1`, [feed]).values());
  await sql`checkpoint`;
  const start = performance.now();
  const stream = await sql.unsafe(`copy ${target} (${columns}) from stdin`).writable();
  await pipeline(Readable.from(encoded(rows)), stream);
  const ms = performance.now() - start;
  await sql`drop table if exists copy_target`;
  await sql`delete from permits where feed_id = 'bench-copy'`;
  await sql`delete from feeds where id = 'bench-copy'`;
  return ms;
}

/** Lines of a chunk: few enough that memory stays flat, many enough that writes are not what costs. */
const LINES = 1_000;

function* encoded(rows: readonly (readonly unknown[])[]): Generator<string> {
  for (let from = 0; from < rows.length; from += LINES) {
    let text = '';
    for (const row of rows.slice(from, from + LINES)) text += `${row.map(cell).join('\t')}\n`;
    yield text;
  }
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function cell(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  return /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, (odd) => ESCAPES[odd] ?? odd) : value;
}
