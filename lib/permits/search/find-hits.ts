import type { Context } from '@/lib/context';
import { dateOfDay, dayNumber, LAST_DAY } from './facets';
import { CAP, type Conditions, type Hit, probe, walk } from './probe';
import { all, spanQuery } from './query';
import { GROWTH, nextSpan } from './spans';

/** Permits a question to the index should lead to. */
const WANTED = 150;
/** A query expected to be met by fewer than this is asked for all at once. */
const FEW = 1_500;
/** Over how many days permits are thought to be spread before the first answer tells. */
export const USUAL_DAYS = 5 * 365;

/** A span that should have led to this many permits tells by what it held. */
const TELLING = 10;

/** What to look for: lexemes in the index, and what holds of every row besides. */
export interface Search {
  /** Null where nothing is asked for but what the walk by date knows. */
  query: string | null;
  conditions: Conditions;
  /** How many permits the planner expects to meet the query. */
  expected: number;
  /** The same in all cities, where `query` names none. */
  expectedToMeet: number;
  /** The newest day a permit has. */
  newest: string;
  today: string;
}

export interface Found {
  /** The newest first, `limit` at most. */
  hits: Hit[];
  matched: number;
  /** Whether nothing is left beyond them: `matched` is then all there is. */
  isWhole: boolean;
  /** The days looked through, up to today. */
  days: number;
}

/**
 * The newest permits a search meets, from the index alone: first among a few days, then among spans that grow while
 * they hold little. Each question is about so few permits that none takes long, whatever the word.
 */
export async function findHits(ctx: Context, search: Search, limit: number): Promise<Found> {
  const { query, conditions, expectedToMeet } = search;
  if (query === null) {
    const hits = await walk(ctx, null, conditions, limit);
    return { hits, matched: hits.length, isWhole: hits.length < limit, days: 0 };
  }
  if (expectedToMeet <= FEW) {
    const all = await probe(ctx, query, conditions, limit);
    if (!all.isCapped) return { hits: all.hits, matched: all.matched, isWhole: true, days: 0 };
  }
  return findBySpans(ctx, { ...search, query }, limit);
}

async function findBySpans(
  ctx: Context,
  { query, conditions, expected, expectedToMeet, newest, today }: Search & { query: string },
  limit: number,
): Promise<Found> {
  const hits: Hit[] = [];
  let matched = 0;
  const now = dayNumber(today);
  const lowest = conditions.from ? dayNumber(conditions.from) : 0;
  const until = [newest, conditions.to, conditions.after?.[1]].filter((date) => date != null).map(dayNumber);
  let last = Math.min(LAST_DAY, ...until);
  const top = Math.min(last, now);
  const usual = Math.floor((WANTED * USUAL_DAYS) / Math.max(1, expected));
  let days = usual;
  let mayAskForAll = true;
  while (last >= lowest) {
    // Beyond today stand slips of the keyboard, decades ahead and few.
    const isAhead = last > now;
    const span = nextSpan(last, isAhead ? last - now : days, isAhead ? Math.max(now + 1, lowest) : lowest);
    const asked = all([query, spanQuery(span)]) ?? query;
    const isDay = span.first === span.last;
    const part = await probe(ctx, asked, conditions, limit - hits.length);
    const length = span.last - span.first + 1;
    if (part.isCapped && !isDay) {
      days = Math.max(1, Math.floor(length / GROWTH));
      continue;
    }
    const found = part.isCapped
      ? await walkDay(ctx, query, conditions, span.last, limit - hits.length)
      : part.hits;
    hits.push(...found);
    matched += part.isCapped ? found.length : part.matched;
    last = span.first - 1;
    if (hits.length >= limit) return { hits, matched, isWhole: false, days: Math.max(1, top - last) };
    if (isAhead) continue;
    // Words that are in many permits each but seldom in one: all of the past costs less at once than in spans.
    const likely = ((part.matched * USUAL_DAYS) / length) * (expectedToMeet / Math.max(1, expected));
    if (mayAskForAll && last >= lowest && likely < CAP / 4 && (expected * length) / USUAL_DAYS >= TELLING) {
      mayAskForAll = false;
      const before = { ...conditions, to: dateOfDay(last) };
      const rest = await probe(ctx, query, before, limit - hits.length);
      if (!rest.isCapped)
        return { hits: [...hits, ...rest.hits], matched: matched + rest.matched, isWhole: true, days: 0 };
    }
    const fitting = part.matched === 0 ? days * GROWTH : Math.ceil((WANTED * length) / part.matched);
    days = Math.max(1, Math.min(fitting, Math.max(length, usual) * GROWTH));
  }
  return { hits, matched, isWhole: true, days: 0 };
}

/** A day with thousands of matches, as that of permits without a date: so dense that a walk meets them at once. */
function walkDay(
  ctx: Context,
  query: string,
  conditions: Conditions,
  day: number,
  limit: number,
): Promise<Hit[]> {
  const date = dateOfDay(day);
  const later = (a: string | null, b: string) => (a !== null && a > b ? a : b);
  const earlier = (a: string | null, b: string) => (a !== null && a < b ? a : b);
  return walk(
    ctx,
    query,
    {
      ...conditions,
      // The first and last day stand for all before and after them.
      from: day === 0 ? conditions.from : later(conditions.from, date),
      to: day === LAST_DAY ? conditions.to : earlier(conditions.to, date),
    },
    limit,
  );
}
