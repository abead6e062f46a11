/** A worker that polls one feed, to be killed: what to poll stands in POLL as JSON. */
import { connect } from '@/db/client';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { pollFeed } from '@/lib/tracking/feeds/poll';
import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { jobContext } from './factories';

const { url, embedded, record }: { url: string; embedded: boolean; record: FeedRecord } = JSON.parse(
  process.env.POLL ?? '',
);
const { db, close } = connect(url, { embedded });
await pollFeed(jobContext(db, new Date()), {
  feedId: record.id,
  record,
  http: createFeedHttp(),
  pageSize: 4,
});
await close();
