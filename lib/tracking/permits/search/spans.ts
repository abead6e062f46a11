import { BLOCK_DAYS, type BlockLevel } from './facets';
import type { Span } from './query';

/**
 * Maximum blocks per query: the index evaluates each alternative for every row, so few large ones are
 * cheaper.
 */
const MAX_BLOCKS = 3;
/** Growth factor after an empty span. */
export const GROWTH = 16;

/**
 * The next span: about `days` days ending at `last`, none before `first`. Blocks at the ends may extend
 * beyond it; rows are filtered by date.
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
