import type { Context } from '@/lib/context';
import { dateOfDay, dayNumber, LAST_DAY } from './facets';
import { CAP, type Conditions, type Hit, MAX_MERGED, probe, walk, walkMerged } from './probe';
import { all, spanQuery } from './query';
import { GROWTH, nextSpan } from './spans';

/** Permits a question to the index should lead to. */
const WANTED = 80;
/** A query expected to be met by fewer than this is asked for all at once. */
export const FEW = 1_500;
/** Over how many days permits are thought to be spread before the first answer tells. */
export const USUAL_DAYS = 5 * 365;

/** As many of the rarest word the index reads at once; of more only a span of days, if that holds fewer. */
const FEW_READ = 25_000;

/** A span that should have led to this many permits tells by what it held. */
const TELLING = 10;

/** Rows read in their order for one page: what the index takes for a day of a city that is thousands of others. */
const LEAST_WALK = 500;
const LONGEST_WALK = 4_000;

/** What to look for: lexemes in the index, and what holds of every row besides. */
export interface Search {
  /** Null where nothing is asked for but what the walk by date knows. */
  query: string | null;
  conditions: Conditions;
  /** How many permits the planner expects to meet the query. */
  expected: number;
  /** The same in all cities, where `query` names none. */
  expectedToMeet: number;
  /** Of all permits, the share the query is expected to be met by. */
  density: number;
  /** Permits of all cities together. */
  total: number;
  /** How many permits have the rarest thing it asks for: what the index reads to answer for all days at once. */
  rarest: number;
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
 * The newest permits a search meets. Of what is dense in a few cities the rows are read in their order. All else is the
 * index's: first among a few days, then among spans that grow while they hold little, each question about so few
 * permits that none takes long, whatever the word.
 */
export async function findHits(ctx: Context, search: Search, limit: number): Promise<Found> {
  const { query, conditions } = search;
  if (query === null) {
    const hits = await walk(ctx, null, conditions, limit);
    return { hits, matched: hits.length, isWhole: hits.length < limit, days: 0 };
  }
  const rows = rowsToRead(search, limit);
  if (rows === null) return findByIndex(ctx, { ...search, query }, limit);
  const { hits, end } = await walkMerged(ctx, query, conditions, limit, rows);
  const matched = hits.length;
  const last = hits.at(-1);
  if (matched >= limit && last)
    return {
      hits,
      matched,
      isWhole: false,
      days: Math.max(1, newestDay(search) - dayNumber(last.listedOn) + 1),
    };
  if (end === null) return { hits, matched, isWhole: true, days: 0 };
  // Words that seldom meet: what was read tells more of them than the statistics.
  const less = Math.min(1, Math.max(matched, 0.5) / (rows * search.density));
  const rest = await findByIndex(
    ctx,
    {
      ...search,
      query,
      conditions: { ...conditions, after: ['d', end.listedOn, end.id] },
      expected: search.expected * less,
      expectedToMeet: search.expectedToMeet * less,
    },
    limit - matched,
  );
  const days = rest.isWhole ? 0 : rest.days + newestDay(search) - dayNumber(end.listedOn);
  return { ...rest, hits: [...hits, ...rest.hits], matched: matched + rest.matched, days: Math.max(0, days) };
}

/** How many of the newest rows a page should be among; null where they are better found through the index. */
function rowsToRead(search: Search, limit: number): number | null {
  const { conditions, density } = search;
  const cities = conditions.feedIds.length;
  if (cities > MAX_MERGED || density === 0 || isAskedAtOnce(search)) return null;
  const rows = (limit + cities) / density;
  return rows > LONGEST_WALK / 1.5 ? null : Math.max(LEAST_WALK, Math.ceil(1.5 * rows));
}

/** Whether the index answers for all days with no more work than for those a page is likely to be of. */
function isAskedAtOnce({ expected, expectedToMeet, rarest, total }: Search): boolean {
  if (expectedToMeet > FEW) return false;
  return rarest <= FEW_READ || rarest <= (total * WANTED) / Math.max(1, expected);
}

const newestDay = ({ newest, conditions, today }: Search) =>
  Math.min(...[newest, today, conditions.to].filter((date) => date !== null).map(dayNumber));

async function findByIndex(ctx: Context, search: Search & { query: string }, limit: number): Promise<Found> {
  if (isAskedAtOnce(search)) {
    const all = await probe(ctx, search.query, search.conditions, limit);
    if (!all.isCapped) return { hits: all.hits, matched: all.matched, isWhole: true, days: 0 };
  }
  return findBySpans(ctx, search, limit);
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
    const spanned = duringDays(conditions, span.first, span.last);
    const part = await probe(ctx, asked, spanned, limit - hits.length);
    const length = span.last - span.first + 1;
    if (part.isCapped && !isDay) {
      days = Math.max(1, Math.floor(length / GROWTH));
      continue;
    }
    // A day with thousands of matches, as that of permits without a date: so dense that a walk meets them at once.
    const found = part.isCapped ? await walk(ctx, query, spanned, limit - hits.length) : part.hits;
    hits.push(...found);
    matched += part.isCapped ? found.length : part.matched;
    last = span.first - 1;
    if (hits.length >= limit) return { hits, matched, isWhole: false, days: Math.max(1, top - last) };
    if (isAhead) continue;
    // Words that are in many permits each but seldom in one: all of the past costs less at once than in spans.
    const likely = ((part.matched * USUAL_DAYS) / length) * (expectedToMeet / Math.max(1, expected));
    const isTelling = (expected * length) / USUAL_DAYS >= TELLING;
    if (mayAskForAll && last >= lowest && likely < CAP / 4 && isTelling) {
      mayAskForAll = false;
      const rest = await probe(ctx, query, duringDays(conditions, 0, last), limit - hits.length);
      if (!rest.isCapped)
        return { hits: [...hits, ...rest.hits], matched: matched + rest.matched, isWhole: true, days: 0 };
    }
    const growing = isTelling ? days * GROWTH : Math.max(days, length * GROWTH);
    const fitting = part.matched === 0 ? growing : Math.ceil((WANTED * length) / part.matched);
    days = Math.max(1, Math.min(fitting, Math.max(length, usual) * GROWTH));
  }
  return { hits, matched, isWhole: true, days: 0 };
}

/** The first and last day stand for all before and after them. */
function duringDays(conditions: Conditions, first: number, last: number): Conditions {
  const { from, to } = conditions;
  const start = first === 0 ? null : dateOfDay(first);
  const end = last === LAST_DAY ? null : dateOfDay(last);
  return {
    ...conditions,
    from: start !== null && (from === null || start > from) ? start : from,
    to: end !== null && (to === null || end < to) ? end : to,
  };
}
