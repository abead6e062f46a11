/**
 * The engine at size, on a PostgreSQL of its own: ingest, search, matching and fan-out over permits of 500 cities, each
 * beside the fastest plain SQL for the same work in the same run, at two sizes so that growth shows.
 * `npm run bench:feeds -- [--rows 500000,5000000] [--cities 500] [--city 100000] [--companies 100000]
 * [--days 3]
 * [--only ingest,search,matching,names,fan-out,sending,requests,delays]`
 */
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { connect } from '@/db/client';
import { prepareDatabase } from '@/lib/platform/queue/prepare';
import { runChaos } from '../chaos/chaos';
import { SHORT } from '../chaos/plans';
import { getFigures } from '../chaos/report';
import { startNativePostgres } from '../support/native-postgres';
import { measureFanOut } from './feeds/fan-out';
import { fillPermits } from './feeds/fill';
import { measureIngest } from './feeds/ingest';
import { measureMatching } from './feeds/matching';
import { measureNamesAtRest } from './feeds/names-at-rest';
import { measureRequests } from './feeds/requests';
import { measureSearch } from './feeds/search';
import { measureSending } from './feeds/sending';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '500000,5000000' },
    cities: { type: 'string', default: '500' },
    city: { type: 'string', default: '100000' },
    companies: { type: 'string', default: '100000' },
    only: { type: 'string', default: 'ingest,search,matching,names,fan-out,sending,requests,delays' },
    days: { type: 'string', default: '3' },
  },
});
const SIZES = values.rows.split(',').map(Number);
const CITY_ROWS = Number(values.city);
const PARTS = new Set(values.only.split(','));
const CITIES = Number(values.cities);

type Figures = Record<string, number>;

/** Held against the figures of the larger size. */
const AIMS: { key: RegExp; aim: string; holds: (value: number) => boolean }[] = [
  { key: /^ingest_first_load_to_copy$/, aim: '>= 0.5', holds: (value) => value >= 0.5 },
  { key: /^ingest_changed_to_copy$/, aim: '>= 0.5', holds: (value) => value >= 0.5 },
  { key: /^ingest_unchanged_n_tup_upd$/, aim: '== 0', holds: (value) => value === 0 },
  { key: /^ingest_worker_peak_mb$/, aim: '< 400', holds: (value) => value < 400 },
  { key: /^search_.*typo.*(?<!count)_p95$/, aim: '< 150', holds: (value) => value < 150 },
  { key: /^search_.*_count_p95$/, aim: '< 20', holds: (value) => value < 20 },
  { key: /^search_.*_p95$/, aim: '< 30', holds: (value) => value < 30 },
  { key: /^search_.*_deep_to_first$/, aim: '<= 1.5', holds: (value) => value <= 1.5 },
  { key: /^matching_.*_p95$/, aim: '< 200', holds: (value) => value < 200 },
  { key: /^sending_messagesPerSecond$/, aim: '>= 400', holds: (value) => value >= 400 },
  { key: /^sending_changeToText_(median|p95)$/, aim: '< 5000', holds: (value) => value < 5000 },
  { key: /^sending_loopHeldMs$/, aim: '< 200', holds: (value) => value < 200 },
  { key: /^names_nothingNew_ms$/, aim: '< 1000', holds: (value) => value < 1000 },
  { key: /^names_.*_held_ms$/, aim: '< 200', holds: (value) => value < 200 },
  { key: /^fanOut_fanOutToInsert$/, aim: '>= 0.5', holds: (value) => value >= 0.5 },
];
const NO_AIM = /^search_(plain|primary_key)|^matching_plain/;

const say = (line: string) => console.log(line);
const server = await startNativePostgres({
  settings: { shared_buffers: '2GB', max_wal_size: '8GB', maintenance_work_mem: '1GB' },
});
const results = new Map<number, Figures>();

try {
  for (const rows of SIZES) {
    say(`PostgreSQL ${server.version}, ${rows.toLocaleString('en')} permits, ${CITIES} cities`);
    results.set(rows, await measure(rows));
  }
} catch (error) {
  console.error(error);
} finally {
  await server.stop();
  report();
}

async function measure(rows: number): Promise<Figures> {
  const figures: Figures = {};
  const keep = (part: string, found: object) => {
    for (const [key, value] of Object.entries(found))
      if (typeof value === 'number') figures[`${part}_${key}`] = value;
  };
  if (['ingest', 'search', 'matching', 'names'].some((part) => PARTS.has(part))) {
    await inDatabase(`permits_${rows}`, async (url) => {
      const connection = connect(url, { max: 1 });
      const began = performance.now();
      await fillPermits(connection.sql, { rows, cities: CITIES });
      say(`  filled in ${Math.round((performance.now() - began) / 1000)} s`);
      if (PARTS.has('search')) keep('search', await measureSearch(connection, { cities: CITIES, say }));
      if (PARTS.has('matching')) keep('matching', await measureMatching(connection, { cities: CITIES, say }));
      if (PARTS.has('names')) {
        const companies = Number(values.companies);
        keep('names', await measureNamesAtRest(connection, { cities: CITIES, companies, say }));
      }
      if (PARTS.has('ingest'))
        keep(
          'ingest',
          await measureIngest(connection.sql, {
            databaseUrl: url,
            rows: CITY_ROWS,
            pageSize: 5000,
            runs: 3,
            say,
          }),
        );
      await connection.close();
    });
  }
  if (PARTS.has('fan-out')) {
    await inDatabase(`notices_${rows}`, async (url) => {
      const connection = connect(url, { max: 1 });
      const share = rows / Math.max(...SIZES);
      keep(
        'fanOut',
        await measureFanOut(connection, {
          companies: 10_000 * share,
          events: 100_000 * share,
          warmUp: 10_000,
          say,
        }),
      );
      await connection.close();
    });
  }
  if (PARTS.has('sending')) {
    await inDatabase(`sending_${rows}`, async (databaseUrl) => {
      const digests = Math.round((60_000 * rows) / Math.max(...SIZES));
      keep('sending', await measureSending({ databaseUrl, digests, texts: 30, say }));
    });
  }
  // Neither depends on how many permits are held.
  if (rows === Math.max(...SIZES)) {
    if (PARTS.has('requests'))
      await inDatabase('requests', async (databaseUrl) => {
        keep('requests', await measureRequests({ databaseUrl, days: Number(values.days), say }));
      });
    if (PARTS.has('delays')) keep('delays', await measureDelays());
  }
  return figures;
}

/** Minutes from a city's own stamp to the message that is handed over, through half a minute of chaos and after it. */
async function measureDelays(): Promise<Figures> {
  const figures = Object.entries(getFigures(await runChaos({ ...SHORT, seed: 1 })));
  const delays = figures.filter(([key]) => key.startsWith('from_city_'));
  for (const [key, value] of delays) say(`  delays       ${key} ${value}`);
  return Object.fromEntries(delays);
}

/** A migrated database of that name for the time of `work`. */
async function inDatabase(name: string, work: (url: string) => Promise<void>): Promise<void> {
  const admin = postgres(server.url, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  try {
    await prepareDatabase(url.href);
    await work(url.href);
  } finally {
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
  }
}

function report(): void {
  const largest = Math.max(...SIZES);
  const figures = results.get(largest) ?? {};
  const smaller: Figures =
    SIZES.filter((size) => size !== largest).map((size) => results.get(size) ?? {})[0] ?? {};
  const aims: Record<string, string> = {};
  const met: Record<string, boolean> = {};
  say('');
  for (const [key, value] of Object.entries(figures)) {
    const aim = NO_AIM.test(key) ? undefined : AIMS.find((one) => one.key.test(key));
    if (aim) {
      aims[key] = aim.aim;
      met[key] = aim.holds(value);
    }
    const before = String(smaller[key] ?? '').padStart(10);
    const verdict = aim ? `  aim ${aim.aim}: ${met[key] ? 'met' : 'not met'}` : '';
    say(`${key.padEnd(44)}${before}${String(value).padStart(12)}${verdict}`);
  }
  say(JSON.stringify({ bench: 'feeds', figures, smaller, aims, met }));
}
