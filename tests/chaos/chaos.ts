import { setTimeout as pause } from 'node:timers/promises';
import { and, count, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { FEED_RECORDS } from '@/content/cities/feeds';
import { connect, type Database } from '@/db/client';
import { feeds, messages, notifications, permitEvents } from '@/db/schema';
import { registerFeeds } from '@/lib/tracking/feeds/mutations';
import { createFeedServer } from '@/scripts/feed-server';
import { City } from '../../scripts/feed-server/city';
import { Draw } from '../../scripts/feed-server/random';
import { jobContext } from '../support/factories';
import { openSmtpSink } from '../support/smtp-sink';
import { createTwilioStandIn } from '../support/twilio/stand-in';
import { BREAKAGES } from './breakages';
import { checkEvents, type EventFindings, toFeedId, type WholeRead } from './check-events';
import { checkNotices, checkQueue, type NoticeFindings } from './check-notices';
import { type Claimant, makeClaimants } from './companies';
import { startDatabase } from './database';
import { type FleetCounts, startFleet } from './fleet';
import { bundlePrograms } from './programs';
import { atSpeed, type ClockSetting, simulatedNow } from './sim-clock';
import { getStages, MailTrouble, type StormCounts, type StormInput, storm } from './storm';
import { CityTruth } from './truth';

export interface ChaosOptions {
  seed: number;
  /** How long everything goes wrong, in real time. */
  stormMs: number;
  /** Simulated time watched after that, at least. */
  recoveryMs: number;
  /** How fast time passes then; with nothing hanging any more it may be faster. */
  recoverySpeed: number;
  permitsPerCity: number;
  digestsAtUtc: [number, ...number[]];
  every: StormInput['every'];
  /** `native` or `embedded`; without it PostgreSQL where it is installed. */
  database?: string | undefined;
  /** Breaks the engine on purpose: the run has to find fault. */
  breakage?: string | undefined;
  say?: (line: string) => void;
}

export interface ChaosResult {
  database: string;
  simulatedHours: number;
  storm: StormCounts;
  feedFaults: Record<string, number>;
  fleet: FleetCounts;
  wholeReads: number;
  events: EventFindings;
  notices: NoticeFindings;
  stuck: string[];
  /** From the end of trouble until every city was read whole, every event told and everything due gone; simulated. */
  settledAfterMs: number;
}

/** Cities of all four platforms and all three ways of asking for changes. */
const CITIES: [string, ...string[]] = [
  'austin-tx',
  'chicago-il',
  'phoenix-az',
  'san-antonio-tx',
  'philadelphia-pa',
];
const WORKERS = 3;
const MINUTE_MS = 60_000;
const BEGIN = Date.parse('2026-11-18T15:10:00Z');
/** A second is five minutes: fifteen, after which a message counts as cut off, are three real seconds. */
const STORM_SPEED = 300;
/** After this much simulated time what has not come to rest is stuck. */
const PATIENCE_MS = 15 * 60 * MINUTE_MS;

/** Three workers, one database, and everything around them failing; then peace, and the books are compared. */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const say = options.say ?? (() => {});
  const closers: (() => Promise<void> | void)[] = [];
  try {
    const programs = await bundlePrograms(options.breakage);
    closers.push(programs.remove);
    const database = await startDatabase(programs, options.database);
    closers.push(database.stop);
    const connection = connect(database.url, { embedded: database.embedded, max: 2 });
    closers.push(connection.close);
    const { db } = connection;
    for (const statement of BREAKAGES[options.breakage ?? '']?.sql ?? [])
      await db.execute(sql.raw(statement));
    say(`${database.name}, seed ${options.seed}`);

    let clock: ClockSetting = { machine: Date.now(), simulated: BEGIN, speed: STORM_SPEED };
    const now = () => simulatedNow(clock);
    // The cities' own time: it stands still between two looks at it, and for good once peace has come.
    let cityTime = BEGIN;
    let isPeace = false;
    const cityNow = () => {
      if (!isPeace) cityTime = now();
      return cityTime;
    };
    const server = createFeedServer({
      seed: options.seed,
      now: () => new Date(cityTime),
      permitsPerCity: options.permitsPerCity,
      records: FEED_RECORDS.filter(({ id }) => CITIES.includes(id)),
    });
    const { url: feedUrl } = await server.listen();
    closers.push(() => server.close());
    const truths = CITIES.map((id) => {
      const city = server.city(id);
      if (!(city instanceof City)) throw new Error(`no city ${id}`);
      return new CityTruth(city, cityNow);
    });
    const mails = new MailTrouble();
    const mail = await openSmtpSink(() => mails.take());
    closers.push(() => mail.close());
    const texts = await createTwilioStandIn({ now: () => new Date(now()) });
    closers.push(() => texts.close());

    const draw = new Draw(options.seed);
    const { digestsAtUtc } = options;
    const claimants = await makeClaimants(db, draw, { cities: CITIES, digestsAtUtc });
    for (const claimant of claimants) for (let n = 0; n < 4; n += 1) addPermit(draw, truths, claimant);
    const records = truths.map((truth) => truth.record);
    await registerFeeds(jobContext(db, new Date(BEGIN)), { mode: 'sample', records });

    clock = { machine: Date.now(), simulated: BEGIN, speed: STORM_SPEED };
    const fleet = startFleet(
      programs.worker,
      {
        databaseUrl: database.url,
        embedded: database.embedded,
        feedUrl,
        smtpUrl: mail.url,
        textsUrl: texts.url,
        clock,
        // A whole read takes several pages: most kills come in the middle of one.
        pageSize: 15,
        pollEveryMs: 10 * MINUTE_MS,
        recheckEveryMs: 20 * MINUTE_MS,
        leaseMs: 25 * MINUTE_MS,
      },
      WORKERS,
    );
    closers.push(() => fleet.stop());
    const reads = watchReads(db);
    closers.push(reads.stop);
    const ticking = setInterval(() => {
      for (const truth of truths) truth.note();
    }, 100);
    closers.push(() => clearInterval(ticking));

    // The first kills still fall into first reads.
    while ((await db.$count(feeds, isNotNull(feeds.lastAttemptAt))) === 0) await pause(50);
    const stormCounts = await storm({
      seed: options.seed,
      ms: options.stormMs,
      truths,
      claimants,
      fleet,
      workers: WORKERS,
      database,
      texts,
      mails,
      every: options.every,
    });

    for (const truth of truths) truth.note();
    isPeace = true;
    for (const truth of truths) truth.city.clearFaults();
    mails.clear();
    texts.recover();
    clock = atSpeed(clock, options.recoverySpeed);
    fleet.setClock(clock);
    const recoveredAt = now();
    say(`peace after ${hours(recoveredAt - BEGIN)} simulated hours`);
    const settledAt = await settle(db, { now, recoveredAt, reads: reads.list, feeds: truths.map(toFeedId) });
    while (now() < recoveredAt + options.recoveryMs) await pause(100);
    await settle(db, { now, recoveredAt, reads: reads.list, feeds: truths.map(toFeedId) });
    await fleet.stop();
    const endedAt = now();
    const aDayPassed = endedAt - recoveredAt > 24 * 60 * MINUTE_MS;
    return {
      database: database.name,
      simulatedHours: (endedAt - BEGIN) / 3_600_000,
      storm: stormCounts,
      feedFaults: sumCounts(truths.map((truth) => truth.faults)),
      fleet: fleet.counts,
      wholeReads: reads.list.length,
      events: await checkEvents(db, truths, reads.list, { aDayPassed }),
      notices: await checkNotices(db, { claimants, mail, texts, recoveredAt, endedAt }),
      stuck: [
        ...(settledAt === null ? ['something never came to rest'] : []),
        ...(await checkQueue(db, endedAt)),
      ],
      settledAfterMs: (settledAt ?? endedAt) - recoveredAt,
    };
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

export const hours = (ms: number) => Math.round(ms / 360_000) / 10;

function addPermit(draw: Draw, truths: CityTruth[], { cities, contractor }: Claimant): void {
  const own = draw.pick([cities[0] ?? '', ...cities.slice(1)]);
  const truth = truths.find(({ record }) => record.id === own);
  if (truth) truth.city.add({ contractorName: contractor, status: draw.pick(getStages(truth)) });
}

function sumCounts(counts: Partial<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const one of counts) for (const [key, n] of Object.entries(one)) sum[key] = (sum[key] ?? 0) + (n ?? 0);
  return sum;
}

/** Notes every whole read of every feed as the database tells of them. */
function watchReads(db: Database): { list: WholeRead[]; stop(): void } {
  const list: WholeRead[] = [];
  const last = new Map<string, number>();
  let isAsking = false;
  const look = async () => {
    const rows = await db
      .select({ id: feeds.id, since: feeds.readSince, at: feeds.lastSuccessAt })
      .from(feeds);
    for (const { id, since, at } of rows) {
      if (!since || !at || last.get(id) === at.getTime()) continue;
      last.set(id, at.getTime());
      list.push({ feedId: id, startedAt: since.getTime(), endedAt: at.getTime() });
    }
  };
  const timer = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    // While the database is away there is nothing to see.
    look()
      .catch(() => {})
      .finally(() => {
        isAsking = false;
      });
  }, 100);
  return { list, stop: () => clearInterval(timer) };
}

interface Settling {
  now: () => number;
  recoveredAt: number;
  reads: WholeRead[];
  feeds: string[];
}

/** Waits until every city was read whole since, every event is told and nothing that is due waits; gives up in time. */
async function settle(
  db: Database,
  { now, recoveredAt, reads, feeds: ids }: Settling,
): Promise<number | null> {
  const deadline = now() + PATIENCE_MS;
  for (;;) {
    const areRead = ids.every((id) =>
      reads.some(({ feedId, startedAt }) => feedId === id && startedAt > recoveredAt),
    );
    if (areRead && (await waiting(db, now())) === 0) return now();
    if (now() > deadline) return null;
    await pause(100);
  }
}

async function waiting(db: Database, at: number): Promise<number> {
  const events = await db.$count(permitEvents, isNull(permitEvents.fannedOutAt));
  const notices = await db.$count(
    notifications,
    or(
      eq(notifications.state, 'sending'),
      and(eq(notifications.state, 'queued'), lte(notifications.dueAt, new Date(at))),
    ),
  );
  const [unsent] = await db
    .select({ n: count() })
    .from(messages)
    .where(inArray(messages.state, ['queued', 'sending']));
  return events + notices + (unsent?.n ?? 0);
}
