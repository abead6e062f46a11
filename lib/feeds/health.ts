import type { FeedFailureCode, ProbeState } from './types';

/** How far what a feed holds can be trusted today, for whoever reads it. */
export const FEED_HEALTHS = ['current', 'quiet', 'changed', 'failing'] as const;
export type FeedHealth = (typeof FEED_HEALTHS)[number];

export interface FeedSigns {
  failureCode: FeedFailureCode | null;
  probeState: ProbeState | null;
  quietSince: Date | null;
  lastSuccessAt: Date | null;
}

/** One failed read is no news to anybody; two days without a whole one are. */
const SILENT_MS = 2 * 86_400_000;

export function feedHealth(feed: FeedSigns, now: Date): FeedHealth {
  const { probeState, lastSuccessAt } = feed;
  if (probeState === 'columns_changed' || feed.failureCode === 'missing_column') return 'changed';
  const isSilent = lastSuccessAt === null || now.getTime() - lastSuccessAt.getTime() > SILENT_MS;
  const isTroubled = feed.failureCode !== null || probeState === 'unreachable' || probeState === 'unreadable';
  if (isTroubled && isSilent) return 'failing';
  return feed.quietSince === null ? 'current' : 'quiet';
}
