import { DAY_MS, startOfUtcDay, utcDay } from '@/lib/platform/clock/days';
import type { NormalisedPermit, StatusBucket } from '../types';

/**
 * Facets are stored as lexemes with a prefix no word has, so that one index scan combines words, city, state
 * and time. Time is encoded in blocks of 1, 16 and 256 days, location in squares of 1/64 and 1/8 degree, so
 * that any range needs few lexemes.
 */
export const feedFacet = (feedId: string) => `=f:${feedId}`;
export const bucketFacet = (bucket: StatusBucket) => `=b:${bucket}`;

/** Days of a block, by level. */
export const BLOCK_DAYS = [1, 16, 256] as const;
const BLOCK_SIGNS = ['=d', '=e', '=g'] as const;
export type BlockLevel = 0 | 1 | 2;

export function blockFacet(level: BlockLevel, block: number): string {
  return BLOCK_SIGNS[level] + block.toString(36);
}

/** Squares of a degree's side, by level. */
export const SQUARES_PER_DEGREE = [64, 8] as const;
const SQUARE_SIGNS = ['=s', '=t'] as const;
export type SquareLevel = 0 | 1;

export function squareFacet(level: SquareLevel, row: number, column: number): string {
  return SQUARE_SIGNS[level] + (row * 360 * SQUARES_PER_DEGREE[level] + column).toString(36);
}

export function toSquare(level: SquareLevel, latitude: number, longitude: number): [number, number] {
  const perDegree = SQUARES_PER_DEGREE[level];
  return [Math.floor((latitude + 90) * perDegree), Math.floor((longitude + 180) * perDegree)];
}

const FIRST_DAY = Date.UTC(1900, 0, 1) / DAY_MS;
/** Clamp at 2099-12-31: typing errors such as the year 8202 would distort the range. */
export const LAST_DAY = Date.UTC(2099, 11, 31) / DAY_MS - FIRST_DAY;
export const NO_DATE = '1900-01-01';

/** Days since 1900; what lies outside the two centuries counts as their first or last day. */
export function dayNumber(date: string): number {
  const day = startOfUtcDay(date) / DAY_MS - FIRST_DAY;
  return day > 0 ? Math.min(day, LAST_DAY) : 0;
}

export function dateOfDay(day: number): string {
  return utcDay((FIRST_DAY + day) * DAY_MS);
}

/** As the database computes `listed_on`. */
export type ListedDates = Pick<
  NormalisedPermit,
  'issuedDate' | 'appliedDate' | 'approvedDate' | 'statusDate' | 'completedDate'
>;
export function listedOn(permit: ListedDates): string {
  return (
    permit.issuedDate ??
    permit.appliedDate ??
    permit.approvedDate ??
    permit.statusDate ??
    permit.completedDate ??
    NO_DATE
  );
}

// Memo size: days repeat within a feed.
const MAX_KEPT_DAYS = 8_192;
const keptDays = new Map<string, string>();

export function timeFacets(date: string): string {
  const kept = keptDays.get(date);
  if (kept !== undefined) return kept;
  const day = dayNumber(date);
  const facets = BLOCK_DAYS.map((days, level) => blockFacet(level as BlockLevel, Math.floor(day / days)));
  if (keptDays.size >= MAX_KEPT_DAYS) keptDays.clear();
  const text = facets.join(' ');
  keptDays.set(date, text);
  return text;
}

export function placeFacets(latitude: number, longitude: number): string {
  const [row, column] = toSquare(0, latitude, longitude);
  const [outerRow, outerColumn] = toSquare(1, latitude, longitude);
  return `${squareFacet(0, row, column)} ${squareFacet(1, outerRow, outerColumn)}`;
}
