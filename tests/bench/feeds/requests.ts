import { eq, sql } from 'drizzle-orm';
import { FEED_RECORDS } from '@/content/cities/feeds';
import { connect, type Database } from '@/db/client';
import { feedHosts } from '@/db/schema';
import type { Context } from '@/lib/context';
import { createLogger } from '@/lib/log';
import { DAY_MS, utcDay } from '@/lib/platform/clock/days';
import { memoryValidators } from '@/lib/tracking/feeds/change-gate';
import { hostGuard } from '@/lib/tracking/feeds/hosts';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { registerFeeds } from '@/lib/tracking/feeds/mutations';
import { pollFeed } from '@/lib/tracking/feeds/poll';
import { listDueFeeds } from '@/lib/tracking/feeds/queries';
import { listFeedsToRecheck, recheckFeed } from '@/lib/tracking/feeds/recheck';
import { feedRecord } from '@/lib/tracking/feeds/records';
import { pollSide } from '@/lib/tracking/feeds/side/poll';
import { findSide } from '@/lib/tracking/feeds/side/records';
import { listDueSides } from '@/lib/tracking/feeds/side/state';
import { createFeedServer } from '@/scripts/feed-server';

export interface RequestsMeasure {
  databaseUrl: string;
  /** Simulated days; the last is measured, those before it are learned from. */
  days: number;
  permitsPerCity?: number;
  say?: (line: string) => void;
}

const BEGIN = Date.parse('2026-11-16T00:00:00Z');
const TICK_MS = 5 * 60_000;
/** Permits of each city that somebody watches. */
const WATCHED = 20;
/** The default of the setting. */
const PER_DAY = 5_000;

/**
 * Requests on one simulated day to each host of all cities, by polls, rechecks and side feeds, where every city changes
 * at every hour: what is asked of a portal at most. The database has to be migrated and empty.
 */
export async function measureRequests({
  databaseUrl,
  days,
  permitsPerCity = 60,
  say = () => {},
}: RequestsMeasure): Promise<Record<string, number>> {
  const connection = connect(databaseUrl, { max: 2 });
  const { db } = connection;
  let now = new Date(BEGIN);
  const clock = () => now;
  const server = createFeedServer({ now: clock, permitsPerCity });
  const { url } = await server.listen();
  const http = createFeedHttp({
    baseUrl: url,
    validators: memoryValidators(),
    hosts: hostGuard({ db, now: clock, perDay: PER_DAY }),
  });
  const ctx = (): Context => ({
    db,
    actor: { kind: 'job', job: 'poll-feed' },
    now,
    log: createLogger('silent'),
  });
  const asking = { http, clock, requestsPerHost: PER_DAY };
  const tick = async () => {
    for (const { id: feedId, record: slug } of await listDueFeeds(ctx())) {
      const record = feedRecord(slug);
      if (record) await pollFeed(ctx(), { feedId, record, ...asking });
    }
    for (const { id: feedId, record: slug } of await listFeedsToRecheck(ctx())) {
      const record = feedRecord(slug);
      if (record) await recheckFeed(ctx(), { feedId, record, ...asking });
    }
    for (const { feedId, record: slug, source } of await listDueSides(ctx())) {
      const [record, side] = [feedRecord(slug), findSide(slug, source)];
      if (record && side) await pollSide(ctx(), { feedId, record, side, http, clock });
    }
  };
  try {
    await registerFeeds(ctx(), { mode: 'sample', records: FEED_RECORDS });
    for (; now.getTime() < BEGIN + days * DAY_MS; now = new Date(now.getTime() + TICK_MS)) {
      await tick();
      if (now.getTime() === BEGIN) await watchSome(db);
    }
    const lastDay = utcDay(BEGIN + (days - 1) * DAY_MS);
    const hosts = await db
      .select({ host: feedHosts.host, requests: feedHosts.requests })
      .from(feedHosts)
      .where(eq(feedHosts.day, lastDay))
      .orderBy(sql`${feedHosts.requests} desc`);
    for (const { host, requests } of hosts) say(`  requests     ${String(requests).padStart(6)}  ${host}`);
    const counts = hosts.map(({ requests }) => requests).sort((a, b) => a - b);
    return {
      hosts: counts.length,
      perHost_median: counts[Math.floor(counts.length / 2)] ?? 0,
      perHost_most: counts.at(-1) ?? 0,
      all: counts.reduce((sum, count) => sum + count, 0),
    };
  } finally {
    await server.close();
    await connection.close();
  }
}

/** A company that watches some permits of each city, so that they are asked for by number and their steps are read. */
async function watchSome(db: Database): Promise<void> {
  await db.execute(sql`
    insert into companies (id, name, name_norm, phone, locale, time_zone)
    values ('bench', 'Bench Builders', 'bench builders', '512-555-0100', 'en', 'America/Chicago')`);
  await db.execute(sql`
    insert into company_permits (company_id, permit_id, source, state, score)
    select 'bench', id, 'number', 'confirmed', 1
    from (select id, row_number() over (partition by feed_id order by id desc) as place from permits) held
    where place <= ${WATCHED}`);
}
