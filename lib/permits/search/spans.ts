import { BLOCK_DAYS, type BlockLevel } from './facets';
import type { Span } from './query';

/** Blocks asked for at once. The widest are for what is nowhere in a century. */
const MAX_BLOCKS = [16, 16, 48] as const;
/** A span that found nothing is followed by one this many times as long. */
export const GROWTH = 16;

/**
 * The days that end with `last` and are asked for next, about `days` of them and none before `first`: blocks of one
 * level, so a span stops where larger blocks begin if it is to be longer than that.
 */
export function nextSpan(last: number, days: number, first: number): Span {
  let level: BlockLevel = 0;
  for (const larger of [1, 2] as const)
    if (days >= BLOCK_DAYS[larger] && (last + 1) % BLOCK_DAYS[larger] === 0) level = larger;
  const size = BLOCK_DAYS[level];
  const blocks = Math.max(1, Math.min(Math.floor(days / size), MAX_BLOCKS[level]));
  const ownFirst = last + 1 - blocks * size;
  const above = level < 2 ? BLOCK_DAYS[(level + 1) as BlockLevel] : null;
  // Not over the edge of a larger block: from there on fewer will do.
  const edge = above === null ? ownFirst : Math.floor(last / above) * above;
  return { first: Math.max(ownFirst, edge, first), last, level };
}
