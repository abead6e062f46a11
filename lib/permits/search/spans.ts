import { BLOCK_DAYS, type BlockLevel } from './facets';
import type { Span } from './query';

/** Each block is an alternative the index weighs for every row: a few larger ones cost less than many small. */
const MAX_BLOCKS = 3;
/** A span that found nothing is followed by one this many times as long. */
export const GROWTH = 16;

/**
 * The days that end with `last` and are asked for next, about `days` of them and none before `first`. Its first and
 * last block may reach beyond it: the rows are held to its days.
 */
export function nextSpan(last: number, days: number, first: number): Span {
  const level = BLOCK_DAYS.findIndex((size) => days <= size * MAX_BLOCKS);
  const widest = BLOCK_DAYS.length - 1;
  const chosen = (level < 0 ? widest : level) as BlockLevel;
  const size = BLOCK_DAYS[chosen];
  const lowest = Math.max(0, last - Math.max(1, days) + 1);
  const blocks = Math.min(MAX_BLOCKS, Math.floor(last / size) - Math.floor(lowest / size) + 1);
  return { first: Math.max(first, (Math.floor(last / size) - blocks + 1) * size), last, level: chosen };
}
