import { dayIn } from '@/lib/platform/clock/zones';
import type { StatusBucket } from '@/lib/tracking/permits/types';
import type { FeedRecord, RawRow } from './types';

/** Checks whether an issue date is plausible for its row. */
export type IssueDateCheck = (issuedOn: string | null, raw: RawRow) => boolean;

const always = () => true;

/**
 * Rejects issue dates later than the row's own update timestamp, for cities known to mistype them. Without
 * such a timestamp every date is accepted.
 */
export function createIssueDateCheck(record: FeedRecord): IssueDateCheck {
  if (!record.quirks?.includes('issue_date_may_be_mistyped')) return always;
  return (issuedOn, raw) => {
    const writtenAt = raw[':updated_at'];
    if (issuedOn === null || typeof writtenAt !== 'string') return true;
    const at = Date.parse(writtenAt);
    return Number.isNaN(at) || issuedOn <= dayIn(record.timeZone, at);
  };
}

const AFTER_ISSUE: ReadonlySet<StatusBucket> = new Set(['issued', 'finaled', 'expired', 'on_hold']);

/** For feeds that fill the issue date on every row: whether the status says that the permit was issued. */
export function createIssuedByStatus(record: FeedRecord): (bucket: StatusBucket) => boolean {
  if (!record.quirks?.includes('issue_date_needs_status')) return always;
  return (bucket) => AFTER_ISSUE.has(bucket);
}
