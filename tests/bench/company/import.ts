import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DatabaseConnection } from '@/db/client';
import { startImport, uploadImport } from '@/lib/company/imports/mutations';
import { getImport } from '@/lib/company/imports/queries';
import { moveImport } from '@/lib/company/imports/run';
import type { Context, UserActor } from '@/lib/context';
import { createLogger } from '@/lib/log';
import { makeCompany } from '../../support/factories';
import { type Figures, median, round, timed } from '../aims';

type Sql = DatabaseConnection['sql'];

const NOW = new Date('2026-11-20T15:00:00Z');
const STREETS = 'Oak Cedar Pecan Lamar Congress Burnet Manor Riverside'.split(' ');
const WORK = ['Kitchen remodel', 'Panel upgrade 200 amp', 'Reroof shingle', 'Sewer line repair'];

/** A list of a company's old permits, as an office keeps it. */
function list(rows: number): string {
  const lines = Array.from({ length: rows }, (_, row) =>
    [
      `BP-2026-${String(row).padStart(6, '0')}`,
      `${100 + (row % 9_000)} ${STREETS[row % STREETS.length]} St`,
      'Marfa,TX',
      'Finaled',
      `${1 + (row % 12)}/${1 + (row % 28)}/2026`,
      'Building Permit',
      WORK[row % WORK.length],
      `$${1_000 + (row % 90_000)}`,
    ].join(','),
  );
  return ['Permit #,Site,Town,ST,Status,Date issued,Type,Description,Value', ...lines].join('\r\n');
}

/**
 * A list read, mapped and taken in by batches to its last row; beside COPY FROM STDIN of the same permits into a table
 * with the same columns and indexes, streamed. What the import writes besides, of each row how it
 * went, that it is the company's, and a line of history, is not in that COPY; in a second one it is.
 */
export async function measureImport(
  { db, sql }: Pick<DatabaseConnection, 'db' | 'sql'>,
  { rows, runs, say }: { rows: number; runs: number; say: (line: string) => void },
): Promise<Figures> {
  const text = list(rows);
  const uploads: number[] = [];
  const takes: number[] = [];
  const copies: number[] = [];
  const allCopies: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await sql`truncate permits, companies, users, imports, feeds cascade`;
    const { companyId, userId } = await makeCompany(db, { tier: 'enterprise' });
    const actor: UserActor = { kind: 'user', userId, companyId, role: 'owner', tier: 'enterprise' };
    const ctx: Context<UserActor> = { db, actor, now: NOW, log: createLogger('silent') };
    await sql`vacuum analyze`;
    await sql`checkpoint`;
    let id = '';
    uploads.push(
      await timed(async () => {
        const body = new Blob([text]).stream() as ReadableStream<Uint8Array>;
        const sent = { kind: 'permits', name: 'list.csv', body, declaredBytes: text.length } as const;
        id = (await uploadImport(ctx, sent)).id;
      }),
    );
    takes.push(
      await timed(async () => {
        await startImport(ctx, { importId: id });
        while (await moveImport({ ...ctx, actor: { kind: 'job', job: 'bench' } }, id));
      }),
    );
    const { added, state } = await getImport(ctx, { importId: id });
    if (added !== rows || state !== 'done') throw new Error(`${added} of ${rows} rows came in, ${state}`);
    copies.push(await copyAnew(sql, ['permits']));
    allCopies.push(await copyAnew(sql, ['permits', 'company_permits', 'activities', 'import_rows']));
    say(
      `  import       ${rows} rows read in ${seconds(uploads)} s, taken in in ${seconds(takes)} s; COPY of the permits ` +
        `${seconds(copies)} s, of all that was written ${seconds(allCopies)} s`,
    );
  }
  return {
    import_rows: rows,
    import_rows_per_second: Math.round(rows / (median(takes) / 1000)),
    import_upload_ms: Math.round(median(uploads)),
    import_to_copy: round(median(copies) / median(takes)),
    import_to_copy_of_all: round(median(allCopies) / median(takes)),
  };
}

const seconds = (list: readonly number[]) => ((list.at(-1) ?? 0) / 1000).toFixed(2);

/** Milliseconds of COPY FROM STDIN of tables' rows into ones made like them, each commit included. */
export async function copyAnew(sql: Sql, tables: readonly string[]): Promise<number> {
  const [folder] = await sql<{ data_directory: string }[]>`show data_directory`;
  let ms = 0;
  for (const table of tables) {
    const columns = (
      await sql<{ name: string }[]>`
        select quote_ident(column_name) as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`
    )
      .map(({ name }) => name)
      .join(', ');
    await sql.unsafe(`create table copy_target (like ${table} including all)`);
    // As a client has them in memory who has encoded them already.
    const file = `${folder?.data_directory}/bench.copy`;
    await sql.unsafe(`copy ${table} (${columns}) to '${file}'`);
    const text = await readFile(file);
    await sql`checkpoint`;
    ms += await timed(async () =>
      pipeline(
        Readable.from(chunksOf(text)),
        await sql.unsafe(`copy copy_target (${columns}) from stdin`).writable(),
      ),
    );
    await sql`drop table copy_target`;
  }
  return ms;
}

const CHUNK = 1 << 18;

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += CHUNK) yield bytes.subarray(from, from + CHUNK);
}
