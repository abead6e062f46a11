import type { Context } from '@/lib/context';
import { dateOfDay, dayNumber, LAST_DAY } from './facets';
import { CAP, type Conditions, type Hit, MAX_MERGED, probe, walk, walkMerged } from './probe';
import { all, spanQuery } from './query';
import { GROWTH, nextSpan } from './spans';

/** Target number of matches per index query. */
const TARGET_HITS = 80;
/** A query expected to match fewer permits than this is run over all days at once. */
export const FEW = 1_500;
/** Assumed spread of permits before any result is known. */
export const USUAL_DAYS = 5 * 365;

/**
 * Maximum frequency of the rarest lexeme for which the index is read over all days; beyond it only a span of
 * days is read, if that is smaller.
 */
const FEW_READ = 25_000;

/** Expected matches of a span from which its actual count is conclusive. */
const SELECTIVE_HITS = 10;

/** Minimum rows scanned in date order for one page. */
const LEAST_WALK = 500;
const LONGEST_WALK = 4_000;

/** The search: an index query and conditions on every row. */
export interface Search {
  /** Null where the conditions can be answered by the scan in date order. */
  query: string | null;
  conditions: Conditions;
  /** How many permits the planner expects to meet the query. */
  expected: number;
  /** The same in all cities, where `query` names none. */
  expectedToMeet: number;
  /** The expected share of all permits that match. */
  density: number;
  /** Permits of all cities together. */
  total: number;
  /** Frequency of the rarest lexeme: the entries an index scan over all days reads. */
  rarest: number;
  /** The newest day a permit has. */
  newest: string;
  today: string;
}

export interface Found {
  /** The newest first, `limit` at most. */
  hits: Hit[];
  matched: number;
  /** Whether the result is complete, so that `matched` is exact. */
  isWhole: boolean;
  /** The days looked through, up to today. */
  days: number;
}

/**
 * Finds the newest matching permits. Dense results in few cities are read in date order. Everything else uses
 * the index: first a few days, then spans that grow while they yield little, each query small enough to be
 * fast for any word.
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
  // Correlated words: the observed frequency is more reliable than the planner's estimate.
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

/** How many of the newest rows to scan for a page; null where the index is better. */
function rowsToRead(search: Search, limit: number): number | null {
  const { conditions, density } = search;
  const cities = conditions.feedIds.length;
  if (cities > MAX_MERGED || density === 0 || isAskedAtOnce(search)) return null;
  const rows = (limit + cities) / density;
  return rows > LONGEST_WALK / 1.5 ? null : Math.max(LEAST_WALK, Math.ceil(1.5 * rows));
}

/** Whether one index query over all days costs no more than one over a probable span. */
function isAskedAtOnce({ expected, expectedToMeet, rarest, total }: Search): boolean {
  if (expectedToMeet > FEW) return false;
  return rarest <= FEW_READ || rarest <= (total * TARGET_HITS) / Math.max(1, expected);
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
  const usual = Math.floor((TARGET_HITS * USUAL_DAYS) / Math.max(1, expected));
  let days = usual;
  let mayAskForAll = true;
  while (last >= lowest) {
    // Dates after today are typing errors, decades ahead and few.
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
    // A single day with too many matches, such as permits without a date, is scanned in order.
    const found = part.isCapped ? await walk(ctx, query, spanned, limit - hits.length) : part.hits;
    hits.push(...found);
    matched += part.isCapped ? found.length : part.matched;
    last = span.first - 1;
    if (hits.length >= limit) return { hits, matched, isWhole: false, days: Math.max(1, top - last) };
    if (isAhead) continue;
    // For words that are frequent but rarely occur together, one query over the whole past is cheaper than
    // many spans.
    const likely = ((part.matched * USUAL_DAYS) / length) * (expectedToMeet / Math.max(1, expected));
    const isSelective = (expected * length) / USUAL_DAYS >= SELECTIVE_HITS;
    if (mayAskForAll && last >= lowest && likely < CAP / 4 && isSelective) {
      mayAskForAll = false;
      const rest = await probe(ctx, query, duringDays(conditions, 0, last), limit - hits.length);
      if (!rest.isCapped)
        return { hits: [...hits, ...rest.hits], matched: matched + rest.matched, isWhole: true, days: 0 };
    }
    const growing = isSelective ? days * GROWTH : Math.max(days, length * GROWTH);
    const fitting = part.matched === 0 ? growing : Math.ceil((TARGET_HITS * length) / part.matched);
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
