import { AppError } from '@/lib/errors';
import type { JobData } from '@/lib/platform/queue/jobs';
import { feedRecord } from '@/lib/tracking/feeds/records';
import type { FeedRecord } from '@/lib/tracking/feeds/types';

/** The feed a job is about, with its record. */
export function requireFeedRecord(data: JobData<'poll-feed'>): { feedId: string; record: FeedRecord } {
  const record = feedRecord(data.record);
  if (!record) throw new AppError('invalid_input', { detail: `no feed to read: ${JSON.stringify(data)}` });
  return { feedId: data.feedId, record };
}
