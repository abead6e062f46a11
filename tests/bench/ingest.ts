/**
 * Rows per second of ingest through the real path (HTTP, JSON, normalise, diff, events) beside COPY of the same rows
 * into the same indexed table, in the same run: once encoded and streamed by a client that has them in memory, which
 * the aims are held against, and once from a file of the server's, the fastest COPY there is. `npm run bench:ingest -- [--rows 200000] [--page 5000] [--runs 3]`
 */
import { parseArgs } from 'node:util';
import { connect } from '@/db/client';
import { openEmbedded } from '@/db/embedded';
import { prepareDatabase } from '@/lib/platform/queue/prepare';
import { findPostgres } from '@/scripts/test/postgres.mjs';
import { startNativePostgres } from '../support/native-postgres';
import { type PollResult, poll, startPortal } from './ingest/children';
import { copyIn, copyOut, copyStreamed } from './ingest/copy-yardstick';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '200000' },
    page: { type: 'string', default: '5000' },
    runs: { type: 'string', default: '3' },
  },
});
const ROWS = Number(values.rows);
const PAGE = Number(values.page);
const RUNS = Number(values.runs);
const SMALL_ROWS = Math.round(ROWS / 4);
const FEED = 'bench-tx';

const AIMS: Record<string, [string, (value: number) => boolean]> = {
  first_load_to_copy: ['>= 0.5', (value) => value >= 0.5],
  unchanged_to_copy: ['>= 0.8', (value) => value >= 0.8],
  unchanged_n_tup_upd: ['== 0', (value) => value === 0],
  peak_rss_growth: ['<= 1.15', (value) => value <= 1.15],
};

const native = findPostgres() !== undefined;
const database = native
  ? await startDatabase()
  : await openEmbedded().then(({ url, close }) => ({ url, stop: close, name: 'embedded PostgreSQL' }));
const say = (line: string) => console.log(line);
const figures: Record<string, number> = {};

async function startDatabase() {
  const server = await startNativePostgres();
  return { url: server.url, stop: server.stop, name: `PostgreSQL ${server.version}` };
}

const median = (list: number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
const perSecond = (rows: number, ms: number) => Math.round(rows / (ms / 1000));

try {
  await prepareDatabase(database.url);
  say(`${database.name}, ${ROWS.toLocaleString('en')} permits, ${PAGE} a page, median of ${RUNS}`);
  await measure();
} catch (error) {
  console.error(error);
} finally {
  await database.stop();
  report();
}

async function measure(): Promise<void> {
  const { sql, close } = connect(database.url, { embedded: !native, max: 1 });
  const portal = await startPortal(ROWS, PAGE);
  const pollOnce = async (portalUrl = portal.url): Promise<PollResult> => {
    await sql`update feeds set next_poll_at = now() - interval '1 second'`;
    if (native) await sql`checkpoint`;
    const kind = native ? 'native' : 'embedded';
    return poll({ databaseUrl: database.url, kind, feedId: FEED, portalUrl, pageSize: PAGE });
  };
  const reset = async () => {
    await sql`truncate permits, contractors, search_words cascade`;
    await sql`delete from feeds`;
    await sql`insert into feeds (id, record, mode, next_poll_at, verified_at) values (${FEED}, ${FEED}, 'live', now(), now())`;
  };
  const show = (name: string, { ms, cpuMs, peakRssMb, outcome }: PollResult) =>
    say(
      `  ${name.padEnd(12)} ${(ms / 1000).toFixed(2)} s (${(cpuMs / 1000).toFixed(2)} s of ours), peak ${Math.round(peakRssMb)} MB: ` +
        `${outcome.inserted} new, ${outcome.changed} changed, ${outcome.unchanged} unchanged, ${outcome.events} events`,
    );

  const first: PollResult[] = [];
  const unchanged: PollResult[] = [];
  const changed: PollResult[] = [];
  const copies: number[] = [];
  const fileCopies: number[] = [];
  let file: string | undefined;
  const copyOnce = async () => {
    if (!native) return;
    file ??= await copyOut(sql);
    const fileMs = await copyIn(sql, file);
    const ms = await copyStreamed(sql);
    say(
      `  ${'COPY'.padEnd(12)} ${(ms / 1000).toFixed(2)} s streamed, ${(fileMs / 1000).toFixed(2)} s from the server's file`,
    );
    copies.push(ms);
    fileCopies.push(fileMs);
  };

  for (let run = 0; run < RUNS; run++) {
    await reset();
    first.push(keep(show, 'first load', await pollOnce()));
    await copyOnce();
  }
  const updatedBefore = await updatedTuples(sql);
  for (let run = 0; run < RUNS; run++) unchanged.push(keep(show, 'unchanged', await pollOnce()));
  figures.unchanged_n_tup_upd = (await updatedTuples(sql)) - updatedBefore;
  await copyOnce();
  for (let run = 0; run < RUNS; run++) {
    await portal.change(run % 2 === 0 ? 0.05 : 0);
    changed.push(keep(show, '5 % changed', await pollOnce()));
  }
  portal.stop();

  await reset();
  const smallPortal = await startPortal(SMALL_ROWS, PAGE);
  const small: PollResult[] = [];
  for (let run = 0; run < RUNS; run++) {
    await reset();
    small.push(keep(show, 'small load', await pollOnce(smallPortal.url)));
  }
  smallPortal.stop();
  await close();

  const medianMs = (results: PollResult[]) => median(results.map((result) => result.ms));
  const medianRss = (results: PollResult[]) => median(results.map((result) => result.peakRssMb));
  figures.rows = ROWS;
  figures.first_load_rows_s = perSecond(ROWS, medianMs(first));
  figures.unchanged_rows_s = perSecond(ROWS, medianMs(unchanged));
  figures.changed_rows_s = perSecond(ROWS, medianMs(changed));
  figures.changed_events = changed[0]?.outcome.events ?? 0;
  if (copies.length > 0) {
    const copyMs = median(copies);
    figures.copy_rows_s = perSecond(ROWS, copyMs);
    figures.first_load_to_copy = ratio(copyMs, medianMs(first));
    figures.unchanged_to_copy = ratio(copyMs, medianMs(unchanged));
    figures.changed_to_copy = ratio(copyMs, medianMs(changed));
    const fileMs = median(fileCopies);
    figures.file_copy_rows_s = perSecond(ROWS, fileMs);
    figures.first_load_to_file_copy = ratio(fileMs, medianMs(first));
    figures.unchanged_to_file_copy = ratio(fileMs, medianMs(unchanged));
  }
  figures.peak_rss_mb = Math.round(medianRss(first));
  figures.peak_rss_quarter_mb = Math.round(medianRss(small));
  figures.peak_rss_growth = ratio(medianRss(first), medianRss(small));
}

function keep(
  show: (name: string, result: PollResult) => void,
  name: string,
  result: PollResult,
): PollResult {
  show(name, result);
  return result;
}

function ratio(a: number, b: number): number {
  return Math.round((a / b) * 1000) / 1000;
}

async function updatedTuples(sql: ReturnType<typeof connect>['sql']): Promise<number> {
  // A session hands its counts in about a second after its last transaction, or when it ends.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const [row] = await sql<{ n: string }[]>`
    select sum(n_tup_upd) as n from pg_stat_user_tables
    where relname in ('permits', 'permit_events', 'set_aside_rows', 'unknown_words')`;
  return Number(row?.n ?? 0);
}

function report(): void {
  const met: Record<string, boolean> = {};
  const aims: Record<string, string> = {};
  for (const [key, [aim, holds]] of Object.entries(AIMS)) {
    aims[key] = aim;
    const value = figures[key];
    met[key] = value !== undefined && holds(value);
  }
  say('');
  for (const [key, value] of Object.entries(figures)) {
    const verdict = aims[key] ? `  aim ${aims[key]}: ${met[key] ? 'met' : 'not met'}` : '';
    say(`${key.padEnd(24)} ${String(value).padStart(12)}${verdict}`);
  }
  say(JSON.stringify({ bench: 'ingest', figures, aims, met }));
}
