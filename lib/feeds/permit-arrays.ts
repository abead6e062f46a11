import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { permits } from '@/db/schema';
import type { NormalisedPermit } from '@/lib/permits/types';
import { arrayLiteral } from './array-literal';

/** What a feed gives of a permit; the rest of the row is ours. */
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
  'latitude',
  'longitude',
  'link',
  'parcel',
  'hash',
] as const satisfies readonly (keyof NormalisedPermit)[];

type Unfed = Exclude<keyof NormalisedPermit, (typeof FED_FIELDS)[number]>;
/** A field added to the permit and forgotten here does not compile. */
const nothingUnfed: [Unfed] extends [never] ? true : Unfed = true;
void nothingUnfed;

const columns = getTableColumns(permits);

/** `source_key, permit_number, …` */
export const fedColumns = sql.raw(FED_FIELDS.map((field) => columns[field].name).join(', '));

/** `source_key = n.source_key, …` */
export const fedAssignments = sql.raw(
  FED_FIELDS.map((field) => `${columns[field].name} = n.${columns[field].name}`).join(', '),
);

/** `$1::text[], $2::text[], …`: one array per column, the fastest form that every connection of ours can take. */
export function permitArrays(rows: NormalisedPermit[]): SQL {
  const arrays = FED_FIELDS.map((field) => {
    const literal = arrayLiteral(rows.map((row) => row[field]));
    return sql`${literal}::${sql.raw(columns[field].getSQLType())}[]`;
  });
  return sql.join(arrays, sql`, `);
}

/** Permits with the form they are inserted in, made while there was time. */
export interface EncodedPermits {
  permits: NormalisedPermit[];
  arrays: SQL;
}

export function encodePermits(permits: NormalisedPermit[]): EncodedPermits {
  return { permits, arrays: permitArrays(permits) };
}
