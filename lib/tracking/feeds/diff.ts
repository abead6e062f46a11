import type { EventKind, NormalisedPermit, StatusBucket } from '@/lib/tracking/permits/types';
import { NOTHING_QUIET, type Quiet } from './plausible';

const DATE_FIELDS = [
  'statusDate',
  'appliedDate',
  'approvedDate',
  'issuedDate',
  'completedDate',
  'expiresDate',
] as const;

/**
 * Fields whose change produces an event. The normalised copies derive from these and do not count separately.
 */
const DETAIL_FIELDS = [
  'permitNumber',
  'permitType',
  'permitSubtype',
  'workClass',
  'description',
  'address',
  'city',
  'state',
  'zip',
  'contractorName',
  'contractorLicense',
  'valuationCents',
  'feeCents',
  'unpaidCents',
  'latitude',
  'longitude',
  'link',
  'parcel',
] as const;

type DateField = (typeof DATE_FIELDS)[number];
type DetailField = (typeof DETAIL_FIELDS)[number];
export type Fields = Pick<NormalisedPermit, DateField | DetailField | 'statusWord' | 'statusBucket'>;

/** The date field that belongs to each status bucket. */
const DATE_OF_BUCKET: Partial<Record<StatusBucket, DateField>> = {
  pending: 'appliedDate',
  ready_to_issue: 'approvedDate',
  issued: 'issuedDate',
  finaled: 'completedDate',
  expired: 'expiresDate',
};

export type Changes = Record<string, [string | number | null, string | number | null]>;

/** A permit event before it is stored, without permit id and revision. */
export interface PermitEventEntry {
  kind: EventKind;
  fromBucket: StatusBucket | null;
  toBucket: StatusBucket;
  fromWord: string | null;
  toWord: string | null;
  changes: Changes;
  occurredOn: string | null;
}

/** The event for a permit seen for the first time. */
export function discovery(permit: Fields): PermitEventEntry {
  return {
    kind: 'discovered',
    fromBucket: null,
    toBucket: permit.statusBucket,
    fromWord: null,
    toWord: permit.statusWord,
    changes: {},
    occurredOn: permit.statusDate ?? bucketDate(permit),
  };
}

/** The event for the difference between two readings; null where nothing that is told changed. */
export function diffPermit(before: Fields, after: Fields, quiet = NOTHING_QUIET): PermitEventEntry | null {
  const changes: Changes = {};
  const datesChanged = collect(DATE_FIELDS, before, after, { quiet, into: changes });
  const detailsChanged = collect(DETAIL_FIELDS, before, after, { quiet, into: changes });
  const changed = before.statusBucket !== after.statusBucket || before.statusWord !== after.statusWord;
  const statusChanged = changed && !isReworded(before, after, quiet);
  if (!statusChanged && !datesChanged && !detailsChanged) return null;
  const kind = statusChanged ? 'status_changed' : datesChanged ? 'dates_changed' : 'details_changed';
  return {
    kind,
    fromBucket: before.statusBucket,
    toBucket: after.statusBucket,
    fromWord: before.statusWord,
    toWord: after.statusWord,
    changes,
    occurredOn: occurredOn(kind, after, changes),
  };
}

/** The event for a permit that the city lists again, with what changed meanwhile. */
export function reappearance(before: Fields, after: Fields, quiet = NOTHING_QUIET): PermitEventEntry {
  return { ...(diffPermit(before, after, quiet) ?? unchanged(after)), kind: 'reappeared' };
}

/** The event for a permit that the city no longer lists. */
export function vanishing(permit: Pick<Fields, 'statusBucket' | 'statusWord'>): PermitEventEntry {
  return { ...unchanged(permit), kind: 'vanished' };
}

function unchanged({
  statusBucket,
  statusWord,
}: Pick<Fields, 'statusBucket' | 'statusWord'>): PermitEventEntry {
  return {
    kind: 'details_changed',
    fromBucket: statusBucket,
    toBucket: statusBucket,
    fromWord: statusWord,
    toWord: statusWord,
    changes: {},
    occurredOn: null,
  };
}

/** The city calls the same state otherwise. */
function isReworded(before: Fields, after: Fields, { words }: Quiet): boolean {
  if (before.statusWord === null || !words.has(before.statusWord)) return false;
  const buckets = [before.statusBucket, after.statusBucket];
  return buckets[0] === buckets[1] || buckets.includes('unknown');
}

function collect(
  fields: readonly (DateField | DetailField)[],
  before: Fields,
  after: Fields,
  { quiet, into }: { quiet: Quiet; into: Changes },
) {
  let any = false;
  for (const field of fields) {
    if (before[field] === after[field] || quiet.fields.has(field)) continue;
    into[field] = [before[field], after[field]];
    any = true;
  }
  return any;
}

function bucketDate(permit: Fields): string | null {
  const field = DATE_OF_BUCKET[permit.statusBucket];
  return field ? permit[field] : null;
}

/** The city's date of this change. A status date that was already there belongs to an earlier change. */
function occurredOn(kind: EventKind, after: Fields, changes: Changes): string | null {
  if (kind === 'details_changed') return null;
  if (changes.statusDate && after.statusDate) return after.statusDate;
  if (kind === 'status_changed') return bucketDate(after) ?? after.statusDate;
  const field = DATE_OF_BUCKET[after.statusBucket];
  return field && changes[field] ? after[field] : null;
}
