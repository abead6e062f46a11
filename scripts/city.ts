import { parseArgs } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { FEED_RECORDS } from '@/content/cities/feeds';
import { connect } from '@/db/client';
import { feeds } from '@/db/schema';
import { createLogger } from '@/lib/log';
import { listLayers } from '@/lib/tracking/feeds/adapters/layers';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { lookAt, newestRows } from '@/lib/tracking/feeds/look';
import { accessBy } from '@/lib/tracking/feeds/portal-access';
import { type FeedScore, readScoreboard } from '@/lib/tracking/feeds/scoreboard';
import { surveyRows } from '@/lib/tracking/feeds/survey';
import { FeedFailure, type FeedHttp, type FeedRecord, type RawRow } from '@/lib/tracking/feeds/types';
import { type CityReport, printReport } from './city/print';
import { rowsOfFile } from './city/rows-of-file';
import { createFeedServer } from './feed-server/server';

const USAGE = `npm run city -- <slug> [--live | --rows file] [--rename heading=column]... [--show n] [--json]

Reads a city's newest rows by its record and prints what comes of them. Without --live and --rows the rows are the
sample feed server's. --rows takes a CSV export or a recorded JSON answer; --rename says what the API calls a heading.
With DATABASE_URL it adds how late the permits held there came, week by week.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    live: { type: 'boolean', default: false },
    rows: { type: 'string' },
    rename: { type: 'string', multiple: true, default: [] },
    show: { type: 'string', default: '20' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const [slug] = positionals;
if (values.help || slug === undefined) stop(USAGE);
const record = FEED_RECORDS.find(({ id }) => id === slug) ?? stop(`No feed record: ${slug}`);
if (values.live && values.rows !== undefined) stop('--live and --rows exclude each other.');
const show = Number(values.show);
if (!Number.isSafeInteger(show) || show < 0) stop('--show takes a number of permits.');

const found = values.rows === undefined ? await ask(record) : await fromFile(record, values.rows);
const { DATABASE_URL } = process.env;
const report: CityReport = DATABASE_URL
  ? { ...found, stored: await readStored(record, DATABASE_URL) }
  : found;
console.log(values.json ? JSON.stringify(report, null, 2) : printReport(report, show));

/** What the database holds of the feed, by week. */
async function readStored(of: FeedRecord, url: string): Promise<FeedScore[]> {
  const connection = connect(url, { max: 4 });
  try {
    const { db } = connection;
    const held = await db
      .select({ id: feeds.id, record: feeds.record })
      .from(feeds)
      .where(and(eq(feeds.record, of.id), eq(feeds.enabled, true)));
    const ctx = {
      db,
      actor: { kind: 'job', job: 'city' },
      now: new Date(),
      log: createLogger('warn'),
    } as const;
    return await readScoreboard(ctx, held);
  } finally {
    await connection.close();
  }
}

async function fromFile(of: FeedRecord, path: string): Promise<CityReport> {
  const renames = Object.fromEntries(
    values.rename.map((text) => {
      const at = text.lastIndexOf('=');
      return at > 0
        ? [text.slice(0, at), text.slice(at + 1)]
        : stop(`--rename takes heading=column: ${text}`);
    }),
  );
  const survey = await surveyRows(of, rowsOfFile(path, of, renames), new Date());
  return { city: of.id, platform: of.platform, source: path, probe: null, survey };
}

async function ask(of: FeedRecord): Promise<CityReport> {
  if (values.live) {
    const {
      ACCELA_APP_ID,
      ACCELA_ENVIRONMENT = 'PROD',
      OPENGOV_CLIENT_ID,
      OPENGOV_CLIENT_SECRET,
    } = process.env;
    const ENERGOV_HOSTS = process.env.ENERGOV_HOSTS?.split(',').map((host) => host.trim());
    const access = accessBy({
      ACCELA_APP_ID,
      ACCELA_ENVIRONMENT,
      ENERGOV_HOSTS,
      OPENGOV_CLIENT_ID,
      OPENGOV_CLIENT_SECRET,
    });
    return await askAt(of, createFeedHttp({ access }), of.landing);
  }
  const server = createFeedServer({ records: [of] });
  const { url } = await server.listen();
  try {
    return await askAt(of, createFeedHttp({ baseUrl: url }), 'the sample feed server');
  } finally {
    await server.close();
  }
}

/** The probe as the worker makes it, and the rows it looks at. */
async function askAt(of: FeedRecord, http: FeedHttp, source: string): Promise<CityReport> {
  const now = new Date();
  let probe: CityReport['probe'];
  const rows: RawRow[] = [];
  try {
    const look = await lookAt(of, http, now);
    probe = look.ok ? { state: 'passed', detail: null } : { state: look.state, detail: look.detail };
    for (const layer of await listLayers(of, http)) rows.push(...(await newestRows(layer.record, http)).rows);
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
    probe = { state: error.code, detail: error.message };
  }
  return { city: of.id, platform: of.platform, source, probe, survey: await surveyRows(of, rows, now) };
}
