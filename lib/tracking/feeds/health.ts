import type { FeedFailureCode, ProbeState } from './types';

/** How far a feed's stored data can be trusted today. */
export const FEED_HEALTHS = ['current', 'quiet', 'changed', 'failing'] as const;
export type FeedHealth = (typeof FEED_HEALTHS)[number];

export interface FeedSigns {
  failureCode: FeedFailureCode | null;
  probeState: ProbeState | null;
  quietSince: Date | null;
  lastSuccessAt: Date | null;
}

/** A single failed read is not reported; two days without a complete read are. */
const SILENT_MS = 2 * 86_400_000;

export function feedHealth(feed: FeedSigns, now: Date): FeedHealth {
  const { probeState, lastSuccessAt } = feed;
  if (probeState === 'columns_changed' || feed.failureCode === 'missing_column') return 'changed';
  const isSilent = lastSuccessAt === null || now.getTime() - lastSuccessAt.getTime() > SILENT_MS;
  const isTroubled = feed.failureCode !== null || probeState === 'unreachable' || probeState === 'unreadable';
  if (isTroubled && isSilent) return 'failing';
  return feed.quietSince === null ? 'current' : 'quiet';
}
