import { FEED_RECORDS } from '@/content/cities/feeds';
import type { FeedRecord } from './types';

const byId = new Map(FEED_RECORDS.map((record) => [record.id, record]));

/** The record of a feed, undefined for a city without one. */
export function feedRecord(id: string): FeedRecord | undefined {
  return byId.get(id);
}
