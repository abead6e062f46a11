import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { permits } from '@/db/schema';
import { buildSearchText } from '@/lib/tracking/permits/search/words';
import type { NormalisedPermit } from '@/lib/tracking/permits/types';
import { arrayLiteral } from './array-literal';

/** The permit columns that are filled from a feed; all other columns are maintained by us. */
const FED_FIELDS = [
  'sourceKey',
  'permitNumber',
  'permitType',
  'permitSubtype',
  'workClass',
  'description',
  'statusWord',
  'statusBucket',
  'statusDate',
  'appliedDate',
  'approvedDate',
  'issuedDate',
  'completedDate',
  'expiresDate',
  'address',
  'addressNorm',
  'city',
  'state',
  'zip',
  'contractorName',
  'contractorNorm',
  'contractorLicense',
  'valuationCents',
  'feeCents',
  'unpaidCents',
  'latitude',
  'longitude',
  'link',
  'parcel',
  'checklistType',
  'hash',
] as const satisfies readonly (keyof NormalisedPermit)[];

type Unfed = Exclude<keyof NormalisedPermit, (typeof FED_FIELDS)[number]>;
/** Compile-time check that no permit field is missing from the list. */
const nothingUnfed: [Unfed] extends [never] ? true : Unfed = true;
void nothingUnfed;

const columns = getTableColumns(permits);

const names = FED_FIELDS.map((field) => columns[field].name);

/** `source_key, permit_number, …, search`: what an insert fills from a feed. */
export const fedColumns = sql.raw([...names, 'search'].join(', '));

/** `source_key, permit_number, …, words`: the arrays below as columns. */
export const arrayColumns = sql.raw([...names, 'words'].join(', '));

const SEARCH = "array_to_tsvector(string_to_array(n.words, ' '))";

/** The arrays' columns of `n` as the values of `fedColumns`. */
export const fedValues = sql.raw([...names.map((name) => `n.${name}`), SEARCH].join(', '));

/** `source_key = n.source_key, …` */
export const fedAssignments = sql.raw(
  [...names.map((name) => `${name} = n.${name}`), `search = ${SEARCH}`].join(', '),
);

/**
 * Permits with their encoding for writing: one array per column, the fastest form that every database driver
 * accepts.
 */
export interface EncodedPermits {
  permits: NormalisedPermit[];
  /** The search text of each permit: lexemes joined by spaces. */
  words: string[];
  /** `$1::text[], $2::text[], …`, in the order of `arrayColumns`. */
  arrays: SQL;
}

export function encodePermits(permits: NormalisedPermit[], feedId: string): EncodedPermits {
  const words = permits.map((permit) => buildSearchText(permit, feedId));
  const arrays = FED_FIELDS.map((field) => {
    const literal = arrayLiteral(permits.map((permit) => permit[field]));
    return sql`${literal}::${sql.raw(columns[field].getSQLType())}[]`;
  });
  return { permits, words, arrays: sql.join([...arrays, sql`${arrayLiteral(words)}::text[]`], sql`, `) };
}
