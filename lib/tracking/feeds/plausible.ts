import type { NormalisedPermit } from '@/lib/tracking/permits/types';
import type { Fields } from './diff';
import { type Believed, FeedFailure, type HeldField, type Hold } from './types';

type Column = keyof Fields & keyof NormalisedPermit;

/** The fields a page may be held for. City, state and description say little that anybody is told. */
const COLUMN_OF: Record<HeldField, Column> = {
  permitNumber: 'permitNumber',
  permitType: 'permitType',
  permitSubtype: 'permitSubtype',
  workClass: 'workClass',
  statusWord: 'statusWord',
  statusDate: 'statusDate',
  appliedDate: 'appliedDate',
  approvedDate: 'approvedDate',
  issuedDate: 'issuedDate',
  completedDate: 'completedDate',
  expiresDate: 'expiresDate',
  address: 'address',
  zip: 'zip',
  contractorName: 'contractorName',
  contractorLicense: 'contractorLicense',
  valuation: 'valuationCents',
  fee: 'feeCents',
  unpaidFee: 'unpaidCents',
  latitude: 'latitude',
  longitude: 'longitude',
  link: 'link',
  parcel: 'parcel',
};
const ENTRIES = Object.entries(COLUMN_OF).flatMap(([field, column]) =>
  isHeldField(field) ? [{ field, column }] : [],
);

export function isHeldField(name: string): name is HeldField {
  return name in COLUMN_OF;
}

/** Two dates that move with every step of a permit, and go with some. */
const FOLLOWS_STATUS: ReadonlySet<HeldField> = new Set<HeldField>(['statusDate', 'expiresDate']);

/** A value leaves one permit by a correction; so many on one page, and most of those that had one, lost a column. */
const FEWEST_CLEARED = 5;
/** Fewer rows with other values than this are a city's daily work. */
const FEWEST_REPLACED = 20;
const SHARE = 0.6;
/** How many times the most rows ever seen to change on a page are still believed. */
const TIMES_THE_MOST = 3;
const MOST_WORDS = 40;

export interface ComparedPage {
  /** The permits of the page that differ from what is stored. */
  changed: { before: Fields; after: NormalisedPermit }[];
  /** The permits of the page that stand as they stood. */
  unchanged: NormalisedPermit[];
  /** Fields whose columns the page does not have. */
  absent: ReadonlySet<HeldField>;
  /** Fields that are believed whatever they say. */
  believed: ReadonlySet<HeldField>;
}

export interface Suspicion extends Omit<Hold, 'since'> {
  /** Rows it takes that the feed was ever seen to change as many, for it to be believed; 0 where nothing helps. */
  needs: number;
}

export interface Judged {
  /** What is not plausible, the field with the most rows first. */
  suspicions: Suspicion[];
  /** Fields that a record reads for the first time: most rows gain a value, and nothing has happened. */
  filled: Set<Column>;
  /** Rows of the page with another value, for fields with enough of them to remember. */
  replaced: Map<HeldField, number>;
}

/** Judges by all rows of a page together whether a change happened to its permits or to its columns. */
export function judgePage(page: ComparedPage): Judged {
  const judged: Judged = { suspicions: [], filled: new Set(), replaced: new Map() };
  for (const { field, column } of ENTRIES) {
    const { cleared, replaced, filled } = field === 'statusWord' ? words(page) : values(page, field, column);
    if (filled.length >= FEWEST_REPLACED && filled.length >= SHARE * without(page, column))
      judged.filled.add(column);
    if (page.believed.has(field)) continue;
    const fewest = page.absent.has(field) ? 1 : FEWEST_CLEARED;
    const suspect = (kind: Hold['kind'], rows: ComparedPage['changed'], needs: number) => {
      const of = having(page, column);
      if (rows.length >= SHARE * of)
        judged.suspicions.push({ ...toHold(kind, rows, field, column), of, needs });
    };
    if (cleared.length >= fewest) suspect('cleared', cleared, 0);
    if (replaced.length >= FEWEST_REPLACED) {
      judged.replaced.set(field, replaced.length);
      suspect('replaced', replaced, replaced.length / TIMES_THE_MOST);
    }
  }
  judged.suspicions.sort((a, b) => b.rows - a.rows);
  return judged;
}

type Rows = ComparedPage['changed'];

function values({ changed }: ComparedPage, field: HeldField, column: Column) {
  const found: Record<'cleared' | 'replaced' | 'filled', Rows> = { cleared: [], replaced: [], filled: [] };
  for (const row of changed) {
    const before = row.before[column];
    const after = row.after[column];
    if (before === after) continue;
    // A permit that moves on changes its dates, its fee and its contractor with it.
    const stands = row.before.statusBucket === row.after.statusBucket;
    if (FOLLOWS_STATUS.has(field)) {
      if (stands && after === null) found.cleared.push(row);
    } else if (after === null) found.cleared.push(row);
    else if (!stands) continue;
    else if (before === null) found.filled.push(row);
    else found.replaced.push(row);
  }
  return found;
}

/** Words were replaced where none of the page's rows bears the old one any more and no permit has moved on. */
function words({ changed, unchanged }: ComparedPage) {
  const borne = new Set<string | null>();
  for (const { statusWord } of unchanged) borne.add(statusWord);
  for (const { after } of changed) borne.add(after.statusWord);
  const moved = changed.filter(({ before, after }) => before.statusWord !== after.statusWord);
  const cleared = moved.filter(({ after }) => after.statusWord === null);
  const replaced = moved.filter(
    ({ before, after }) =>
      after.statusWord !== null &&
      before.statusWord !== null &&
      !borne.has(before.statusWord) &&
      (before.statusBucket === after.statusBucket || after.statusBucket === 'unknown'),
  );
  return { cleared, replaced, filled: [] };
}

/** The known permits of the page that had a value. */
function having({ changed, unchanged }: ComparedPage, column: Column): number {
  return (
    changed.filter(({ before }) => before[column] !== null).length +
    unchanged.filter((permit) => permit[column] !== null).length
  );
}

function without({ changed, unchanged }: ComparedPage, column: Column): number {
  return (
    changed.filter(({ before }) => before[column] === null).length +
    unchanged.filter((permit) => permit[column] === null).length
  );
}

function toHold(
  kind: Hold['kind'],
  rows: Rows,
  field: HeldField,
  column: Column,
): Omit<Hold, 'since' | 'of'> {
  const text = (value: string | number | null | undefined) =>
    value == null ? null : String(value).slice(0, 100);
  const [first] = rows;
  const gone = rows.flatMap(({ before }) => before.statusWord ?? []);
  return {
    field,
    kind,
    rows: rows.length,
    before: text(first?.before[column]),
    after: text(first?.after[column]),
    ...(field === 'statusWord' ? { words: [...new Set(gone)].slice(0, MOST_WORDS) } : {}),
  };
}

/** Thrown for a page that is not believed: nothing of it is written, and it is asked for again. */
export class NotBelieved extends FeedFailure {
  readonly hold: Omit<Hold, 'since'>;

  constructor({ needs: _, ...hold }: Suspicion) {
    const verb = hold.kind === 'cleared' ? 'is empty' : 'is another';
    super('not_believed', `"${hold.field}" ${verb} in ${hold.rows} of ${hold.of} rows that had a value`);
    this.hold = hold;
  }
}

/** What is taken over without being told: fields, and status words that stand for others now. */
export interface Quiet {
  fields: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

export const NOTHING_QUIET: Quiet = { fields: new Set(), words: new Set() };

/** What is quiet on a page, by what was accepted before and what a record reads for the first time. */
export function quietOn(believed: readonly Believed[], filled: ReadonlySet<Column>): Quiet {
  if (believed.length === 0 && filled.size === 0) return NOTHING_QUIET;
  const fields = new Set<string>(filled);
  for (const { field } of believed) if (field !== 'statusWord') fields.add(COLUMN_OF[field]);
  return { fields, words: new Set(believed.flatMap((one) => one.words ?? [])) };
}
