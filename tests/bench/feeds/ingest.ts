import type { DatabaseConnection } from '@/db/client';
import { type PollResult, poll, startPortal } from '../ingest/children';
import { copyStreamed } from '../ingest/copy-yardstick';

export interface IngestMeasure {
  databaseUrl: string;
  /** Permits of the city that is read; the table holds all the others beside it. */
  rows: number;
  pageSize: number;
  runs: number;
  say?: (line: string) => void;
}

type Sql = DatabaseConnection['sql'];

const FEED = 'bench-tx';
const CHANGED = 0.01;

/**
 * One city read by a process of its own into a table that holds many others: its first load beside COPY of the same
 * rows into the same table, a poll with nothing changed and one with 1 % changed beside the plain upsert of the same
 * rows from a file of the server's.
 */
export async function measureIngest(
  sql: Sql,
  { databaseUrl, rows, pageSize, runs, say = () => {} }: IngestMeasure,
): Promise<Record<string, number>> {
  const portal = await startPortal(rows, pageSize);
  const pollOnce = async (name: string): Promise<PollResult> => {
    await sql`update feeds set next_poll_at = now() - interval '1 second' where id = ${FEED}`;
    await sql`checkpoint`;
    const result = await poll({ databaseUrl, kind: 'native', feedId: FEED, portalUrl: portal.url, pageSize });
    const { outcome } = result;
    say(
      `  ${name.padEnd(12)} ${(result.ms / 1000).toFixed(2)} s, peak ${Math.round(result.peakRssMb)} MB: ${outcome.inserted} new, ` +
        `${outcome.changed} changed, ${outcome.unchanged} unchanged, ${outcome.events} events`,
    );
    return result;
  };
  try {
    const first: PollResult[] = [];
    const copies: number[] = [];
    for (let run = 0; run < runs; run++) {
      await dropCity(sql);
      await sql`insert into feeds (id, record, mode, next_poll_at) values (${FEED}, ${FEED}, 'live', now())`;
      first.push(await pollOnce('first load'));
      copies.push(await copyStreamed(sql, FEED));
      say(`  ${'COPY'.padEnd(12)} ${((copies.at(-1) ?? 0) / 1000).toFixed(2)} s`);
    }
    await sql`vacuum analyze permits`;
    const before = await updatedTuples(sql);
    const unchanged: PollResult[] = [];
    for (let run = 0; run < runs; run++) unchanged.push(await pollOnce('unchanged'));
    const updated = (await updatedTuples(sql)) - before;
    const plainUnchanged = await upsertMs(sql, 0);
    const changed: PollResult[] = [];
    for (let run = 0; run < runs; run++) {
      await portal.change(run % 2 === 0 ? CHANGED : 0);
      changed.push(await pollOnce('1 % changed'));
    }
    const plainChanged = await upsertMs(sql, CHANGED);
    const all = [...first, ...unchanged, ...changed];
    return {
      first_load_rows_s: Math.round(rows / (medianMs(first) / 1000)),
      first_load_to_copy: ratio(median(copies), medianMs(first)),
      unchanged_rows_s: Math.round(rows / (medianMs(unchanged) / 1000)),
      unchanged_to_upsert: ratio(plainUnchanged, medianMs(unchanged)),
      unchanged_to_copy: ratio(median(copies), medianMs(unchanged)),
      unchanged_n_tup_upd: updated,
      changed_rows_s: Math.round(rows / (medianMs(changed) / 1000)),
      changed_to_upsert: ratio(plainChanged, medianMs(changed)),
      changed_to_copy: ratio(median(copies), medianMs(changed)),
      worker_peak_mb: Math.round(Math.max(...all.map((result) => result.peakRssMb))),
    };
  } finally {
    portal.stop();
    await dropCity(sql);
  }
}

async function dropCity(sql: Sql): Promise<void> {
  await sql`delete from permit_events where permit_id in (select id from permits where feed_id = ${FEED})`;
  await sql`delete from permits where feed_id = ${FEED}`;
  await sql`delete from feeds where id = ${FEED}`;
  await sql`vacuum permits`;
}

/** Milliseconds of COPY into a table of its own and one upsert of what differs, of the city's rows as they are held. */
async function upsertMs(sql: Sql, share: number): Promise<number> {
  const [row] = await sql<{ folder: string }[]>`select current_setting('data_directory') as folder`;
  const file = `${row?.folder}/bench-city.copy`;
  const columns = await sql<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_name = 'permits' and is_generated = 'NEVER' and column_name <> 'id' order by ordinal_position`;
  const names = columns.map((column) => column.name);
  const every = share > 0 ? Math.round(1 / share) : 0;
  const values = names.map((name) =>
    name === 'hash' && every > 0
      ? `case when row_number() over (order by id) % ${every} = 0 then md5(hash) else hash end`
      : name,
  );
  await sql.unsafe(`copy (select ${values} from permits where feed_id = '${FEED}') to '${file}'`);
  await sql`drop table if exists bench_city`;
  await sql`checkpoint`;
  const start = performance.now();
  await sql.begin(async (tx) => {
    await tx`create temporary table bench_city (like permits including generated) on commit drop`;
    await tx.unsafe('alter table bench_city drop column id');
    await tx.unsafe(`copy bench_city (${names}) from '${file}'`);
    await tx.unsafe(`
      insert into permits (${names}) select ${names} from bench_city
      on conflict (feed_id, source_key) do update set ${names.map((name) => `${name} = excluded.${name}`)}
      where permits.hash is distinct from excluded.hash`);
  });
  return performance.now() - start;
}

async function updatedTuples(sql: Sql): Promise<number> {
  // A session hands its counts in about a second after its last transaction, or when it ends.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const [row] = await sql<{ n: string }[]>`
    select sum(n_tup_upd) as n from pg_stat_user_tables
    where relname in ('permits', 'permit_events', 'set_aside_rows', 'unknown_words', 'contractors', 'search_words')`;
  return Number(row?.n ?? 0);
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
const medianMs = (results: PollResult[]) => median(results.map((result) => result.ms));
const ratio = (plain: number, ours: number) => Math.round((plain / ours) * 1000) / 1000;
