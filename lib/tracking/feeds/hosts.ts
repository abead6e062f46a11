import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { feedHosts } from '@/db/schema';
import type { Context } from '@/lib/context';
import { DAY_MS, startOfUtcDay, utcDay } from '@/lib/platform/clock/days';
import { FeedFailure } from './types';

/** How long a host that says "too many requests" and not for how long is left alone. */
const REST_MS = 60_000;
/** The longest a host can make all its feeds wait. */
const LONGEST_REST_MS = DAY_MS;
/** A wait that ends this soon is over: timers fire a little early. */
const SLACK_MS = 1_000;
const KEPT_DAYS = 90;

/** Asked by the client of the portals before every request, and told of every refusal. */
export interface HostGuard {
  /** Counts a request to this host; throws `FeedFailure` where none may be made now. */
  ask(host: string): Promise<void>;
  /** The host refused a request and, where it said so, for how long. */
  refused(host: string, retryAfterMs: number | undefined): Promise<void>;
}

export interface HostGuardConfig {
  db: Database;
  now: () => Date;
  /** Requests to one host on a UTC day, by all workers together. */
  perDay: number;
}

/** Keeps the requests of all workers to a host within the day's budget, and all of its feeds waiting when it asks for it. */
export function hostGuard({ db, now, perDay }: HostGuardConfig): HostGuard {
  return {
    async ask(host) {
      const at = now();
      const day = utcDay(at);
      const counted = await db.execute(sql`
        insert into ${feedHosts} as kept (host, day, requests) values (${host}, ${day}::date, 1)
        on conflict (host, day) do update set requests = kept.requests + 1
        where kept.requests < ${perDay}
          and coalesce(kept.resume_at <= ${new Date(at.getTime() + SLACK_MS).toISOString()}::timestamptz, true)
        returning requests`);
      if (counted.length > 0) return;
      const { until, isSpent } = (await findRest(db, host, at, perDay)) ?? { until: at, isSpent: false };
      const retryAfterMs = until.getTime() - at.getTime();
      throw isSpent
        ? new FeedFailure('over_budget', `${perDay} requests to ${host} today`, { retryAfterMs })
        : new FeedFailure('rate_limited', `${host} is left alone until ${until.toISOString()}`, {
            retryAfterMs,
          });
    },

    async refused(host, retryAfterMs) {
      const at = now();
      const until = new Date(at.getTime() + Math.min(retryAfterMs ?? REST_MS, LONGEST_REST_MS));
      // A wait that reaches into the next day has to be found there.
      const days = [...new Set([utcDay(at), utcDay(until)])];
      for (const [place, day] of days.entries())
        await db.execute(sql`
          insert into ${feedHosts} as kept (host, day, refusals, resume_at)
          values (${host}, ${day}::date, ${place === 0 ? 1 : 0}, ${until.toISOString()}::timestamptz)
          on conflict (host, day) do update set
            refusals = kept.refusals + excluded.refusals,
            resume_at = greatest(kept.resume_at, excluded.resume_at)`);
    },
  };
}

/** Until when a host is not asked, because it said so or because the day's budget is spent; null where it may be asked. */
export async function findRest(
  db: Database,
  host: string,
  now: Date,
  perDay: number | undefined,
): Promise<{ until: Date; isSpent: boolean } | null> {
  const [row] = await db.select().from(feedHosts).where(isToday(host, now));
  if (!row) return null;
  const { resumeAt, requests } = row;
  if (resumeAt !== null && resumeAt.getTime() > now.getTime() + SLACK_MS)
    return { until: resumeAt, isSpent: false };
  if (perDay === undefined || requests < perDay) return null;
  return { until: new Date(startOfUtcDay(utcDay(now)) + DAY_MS), isSpent: true };
}

/** Requests made to a host today. */
export async function countRequests(db: Database, host: string, now: Date): Promise<number> {
  const [row] = await db.select({ requests: feedHosts.requests }).from(feedHosts).where(isToday(host, now));
  return row?.requests ?? 0;
}

/** The host that serves a record's data. */
export function hostOf(record: { endpoint: string }): string {
  return new URL(record.endpoint).host;
}

function isToday(host: string, now: Date) {
  return and(eq(feedHosts.host, host), eq(feedHosts.day, utcDay(now)));
}

/** Deletes counts nobody looks at any more. */
export async function dropOldHosts(ctx: Context): Promise<void> {
  const before = utcDay(new Date(ctx.now.getTime() - KEPT_DAYS * DAY_MS));
  await ctx.db.delete(feedHosts).where(lt(feedHosts.day, before));
}
