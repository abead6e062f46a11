import { and, asc, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { feeds, permits } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { dayIn } from '@/lib/platform/clock/zones';
import { claimRow, extend, type Holding, isFree, keepAlive, release } from '@/lib/platform/lease/lease';
import { spread } from '@/lib/platform/lease/retry';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { probeLease } from './leases';
import { type Look, lookAt } from './look';
import { FeedFailure, type FeedFailureCode, type FeedHttp, type FeedRecord, type ProbeState } from './types';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long whoever looks at a source may give no sign of life. */
const LEASE_MS = 60_000;
const QUIET_AFTER_DAYS = 14;
const MAX_DETAIL = 500;
const BEFORE = ' (before: ';

/** Failures of a response's content rather than of reaching the source. */
const UNREADABLE: ReadonlySet<FeedFailureCode> = new Set(['not_json', 'portal_error', 'empty', 'too_large']);

export interface ProbeInput {
  feedId: string;
  record: FeedRecord;
  http: FeedHttp;
  /** As `claimProbe` gave it. */
  lease: Holding;
}

export interface ProbeOutcome {
  state: ProbeState;
  detail: string | null;
  newestOn: string | null;
  /** The first probe that passed: the feed may be polled from now on. */
  isFirstPass: boolean;
}

/** Feeds due for a probe, those waiting for their first read first. */
export function listFeedsToProbe(ctx: Context): Promise<{ id: string; record: string }[]> {
  return ctx.db
    .select({ id: feeds.id, record: feeds.record })
    .from(feeds)
    .where(and(isDue(ctx), isFree(probeLease, ctx.now)))
    .orderBy(sql`${feeds.verifiedAt} is not null`, sql`${feeds.nextProbeAt} nulls first`, asc(feeds.id));
}

function isDue(ctx: Context) {
  return and(
    eq(feeds.enabled, true),
    isNull(feeds.pausedAt),
    or(isNull(feeds.nextProbeAt), lte(feeds.nextProbeAt, ctx.now)),
  );
}

/** Takes a feed that is due for one worker; null where another has it. */
export async function claimProbe(ctx: Context, { feedId }: { feedId: string }): Promise<Holding | null> {
  const claimed = await claimRow(ctx, probeLease, { key: feedId, due: isDue(ctx), forMs: LEASE_MS });
  return claimed && { key: claimed.key, token: claimed.token };
}

/** Keeps a feed for whoever looks at it until the answer is called. */
export function keepProbe(context: () => Context, lease: Holding): () => void {
  return keepAlive(
    LEASE_MS,
    () => extend(context(), probeLease, lease, { forMs: LEASE_MS }),
    () => {},
  );
}

/** Releases a claimed feed that was not probed. */
export async function releaseProbe(ctx: Context, lease: Holding): Promise<void> {
  await release(ctx, probeLease, lease);
}

/**
 * Looks at a source: whether it answers, has the columns its record reads, gives rows that become permits, and how
 * new they are. What it finds is kept on the feed, unless another has looked since; a feed that passes, or has only
 * gone quiet, may be read.
 */
export async function probeFeed(
  ctx: Context,
  { feedId, record, http, lease }: ProbeInput,
): Promise<ProbeOutcome> {
  const [feed] = await ctx.db.select().from(feeds).where(eq(feeds.id, feedId));
  if (!feed) throw new AppError('not_found', { detail: `no feed ${feedId}` });
  const seen = await look(record, http, ctx.now);
  const finding = seen.ok
    ? await checkAge(ctx, { feedId, record, seen })
    : { state: seen.state, detail: seen.detail, newestOn: feed.newestOn };
  const mayBeRead = finding.state === 'passed' || finding.state === 'quiet';
  const isUnreachable = finding.state === 'unreachable';
  const detail = isUnreachable ? withEarlier(finding.detail, feed) : finding.detail;
  const asked = Math.min((!seen.ok && seen.retryAfterMs) || 0, DAY_MS);
  const passesFirst = mayBeRead && feed.verifiedAt === null;
  const found: Partial<Feed> = {
    probeState: finding.state,
    probeDetail: detail?.replaceAll('\0', '').slice(0, MAX_DETAIL) ?? null,
    probedAt: ctx.now,
    nextProbeAt: new Date(
      ctx.now.getTime() + Math.round(Math.max(waitAfter(feedId, isUnreachable, feed), asked)),
    ),
    newestOn: finding.newestOn,
    // An unreadable source says nothing about how long it has been quiet.
    ...(mayBeRead ? { quietSince: finding.state === 'quiet' ? (feed.quietSince ?? ctx.now) : null } : {}),
    ...(passesFirst ? { verifiedAt: ctx.now, nextPollAt: ctx.now } : {}),
  };
  const isFirstPass = await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const isKept = await release(within, probeLease, lease, { set: found });
    if (!isKept || !passesFirst) return false;
    await enqueue(within, 'poll-feed', { feedId, record: feed.record });
    return true;
  });
  return { ...finding, detail, isFirstPass };
}

type Feed = typeof feeds.$inferSelect;
type Finding = Omit<ProbeOutcome, 'isFirstPass'>;
type Seen =
  | (Look & { retryAfterMs?: number })
  | { ok: false; state: 'unreachable'; detail: string; retryAfterMs?: number };

async function look(record: FeedRecord, http: FeedHttp, now: Date): Promise<Seen> {
  try {
    return await lookAt(record, http, now);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error;
    // An answer the reader trips over is the source's failure, not ours.
    if (!(error instanceof FeedFailure)) return { ok: false, state: 'unreadable', detail: String(error) };
    const detail = error.message;
    if (error.code === 'missing_column') return { ok: false, state: 'columns_changed', detail };
    if (UNREADABLE.has(error.code)) return { ok: false, state: 'unreadable', detail };
    const { retryAfterMs } = error;
    return {
      ok: false,
      state: 'unreachable',
      detail,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
  }
}

/** How recent the source's data is, from the rows just read and the stored permits. */
async function checkAge(
  ctx: Context,
  { feedId, record, seen }: { feedId: string; record: FeedRecord; seen: Extract<Look, { ok: true }> },
): Promise<Finding> {
  const tomorrow = dayIn(record.timeZone, ctx.now.getTime() + DAY_MS);
  const [held] = await ctx.db
    .select({ on: permits.listedOn })
    .from(permits)
    .where(and(eq(permits.feedId, feedId), lte(permits.listedOn, tomorrow)))
    .orderBy(desc(permits.listedOn), desc(permits.id))
    .limit(1);
  const newestOn = [seen.newestOn, held?.on ?? null].reduce((a, b) => (a === null || (b ?? '') > a ? b : a));
  const days = record.quietAfterDays ?? QUIET_AFTER_DAYS;
  const limit = dayIn(record.timeZone, ctx.now.getTime() - days * DAY_MS);
  if (newestOn !== null && newestOn >= limit) return { state: 'passed', detail: null, newestOn };
  const detail = newestOn === null ? 'no dates' : `nothing since ${newestOn}`;
  return { state: 'quiet', detail, newestOn };
}

/** An unreachable source gives no new information, so the earlier finding is kept. */
function withEarlier(detail: string | null, feed: Feed): string {
  const { probeState, probeDetail } = feed;
  const text = (detail ?? '').slice(0, MAX_DETAIL / 2);
  if (probeState === 'unreachable') {
    const earlier = probeDetail?.indexOf(BEFORE) ?? -1;
    return earlier < 0 ? text : `${text}${probeDetail?.slice(earlier)}`;
  }
  const isWorthIt = probeState !== null && probeState !== 'passed';
  return isWorthIt ? `${text}${BEFORE}${probeState}, ${probeDetail ?? ''})` : text;
}

/** Until the next probe: a day; for a source that did not answer an hour, doubled after each failure. */
function waitAfter(
  feedId: string,
  isUnreachable: boolean,
  { probeState, probedAt, nextProbeAt }: Feed,
): number {
  const jitter = 1 + spread(feedId) / 10;
  if (!isUnreachable) return DAY_MS * jitter;
  const last = probedAt && nextProbeAt ? nextProbeAt.getTime() - probedAt.getTime() : 0;
  const wait = probeState === 'unreachable' ? Math.min(2 * last, DAY_MS) : HOUR_MS * jitter;
  return Math.max(wait, HOUR_MS);
}
