import { dayIn } from '@/lib/clock/zones';
import type { StatusBucket } from '@/lib/permits/types';
import type { FeedRecord, RawRow } from './types';

/** Whether a date of issue can be one, seen from its row. */
export type IssueDateCheck = (issuedOn: string | null, raw: RawRow) => boolean;

const always = () => true;

/**
 * A permit cannot have been issued after its row was last written: where a city is known to mistype the date, a
 * later one is not believed. Without the portal's own stamp nothing can be said against it.
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

/** Where the date is filled on every row, issued or not: whether the status says that the permit was. */
export function createIssuedByStatus(record: FeedRecord): (bucket: StatusBucket) => boolean {
  if (!record.quirks?.includes('issue_date_needs_status')) return always;
  return (bucket) => AFTER_ISSUE.has(bucket);
}
