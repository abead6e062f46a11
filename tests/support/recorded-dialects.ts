import { feedRecord } from '@/lib/tracking/feeds/records';
import type { FeedRecord } from '@/lib/tracking/feeds/types';

/**
 * Recorded files whose columns are not today's: exports have other headings than the API, and schemas were renamed
 * over the years. Each is the production record with the names of its time; rows are served under the names
 * an API would derive from the headings.
 */
interface Dialect {
  base: string;
  change?: (record: FeedRecord) => Partial<FeedRecord>;
}

/** Undefined: the file has no such column. */
type FieldChanges = { [F in keyof FeedRecord['fields']]: FeedRecord['fields'][F] | undefined };

const changed = (record: FeedRecord, changes: FieldChanges): FeedRecord['fields'] =>
  Object.fromEntries(
    Object.entries({ ...record.fields, ...changes }).filter(([, source]) => source !== undefined),
  );

const fields =
  (changes: FieldChanges) =>
  (record: FeedRecord): Partial<FeedRecord> => ({ fields: changed(record, changes) });

const DIALECTS: Record<string, Dialect> = {
  'austin-tx.csv': { base: 'austin-tx', change: fields({ link: 'link' }) },
  'austin-tx.socrata.rows.json': { base: 'austin-tx' },
  'baton-rouge-la.7fq7-8j7r.csv': { base: 'baton-rouge-la' },
  'boston-ma.ckan.current-row.json': { base: 'boston-ma' },
  'boston-ma.ckan.datastore_search_sql.raw.json': {
    base: 'boston-ma',
    change: () => ({
      key: ['PermitNumber'],
      fields: {
        permitNumber: 'PermitNumber',
        permitType: 'PermitTypeDescr',
        workClass: 'WORKTYPE',
        description: { join: ['DESCRIPTION', 'Comments'] },
        statusWord: 'STATUS',
        issuedDate: 'ISSUED_DATE',
        expiresDate: 'EXPIRATION_DATE',
        address: 'ADDRESS',
        city: 'CITY',
        state: 'STATE',
        zip: 'ZIP',
        contractorName: 'APPLICANT',
        valuation: 'DECLARED_VALUATION',
        fee: 'TOTAL_FEES',
        latitude: 'Location',
        parcel: 'Parcel_ID',
      },
      requiredColumns: ['PermitNumber', 'STATUS', 'ISSUED_DATE', 'ADDRESS'],
    }),
  },
  'boston-ma.ckan.error.raw.json': { base: 'boston-ma' },
  'chicago-il.csv': {
    base: 'chicago-il',
    // The 131 columns of 2016: no status, no application date, contacts called contractors, the suffix by itself.
    change: (record) => ({
      fields: changed(record, {
        statusWord: undefined,
        appliedDate: undefined,
        permitSubtype: undefined,
        workClass: undefined,
        address: { join: ['street_number', 'street_direction', 'street_name', 'suffix'] },
        contractorName: {
          first: [
            { contact: { type: 'GENERAL CONTRACTOR', prefix: 'contractor_' } },
            { contact: { type: 'CONTRACTOR', prefix: 'contractor_' } },
          ],
        },
        valuation: 'estimated_cost',
        parcel: 'pin1',
      }),
      statusByDates: 'always',
    }),
  },
  'chicago-il.socrata.raw.json': { base: 'chicago-il' },
  'detroit-mi.arcgis.row.json': { base: 'detroit-mi' },
  'los-angeles-ca.csv': { base: 'los-angeles-ca' },
  'montgomery-county-md-res.m88u-pqki.csv': { base: 'montgomery-county-md' },
  'new-orleans-la.rcm3-fn58.csv': { base: 'new-orleans-la' },
  'new-york-ny-dobnow.rbx6-tga4.csv': {
    base: 'new-york-city-ny',
    // Before the status and sequence columns came.
    change: () => ({ statusByDates: 'always' }),
  },
  'philadelphia-pa.carto.row.json': {
    base: 'philadelphia-pa',
    // The row was recorded without its geometry.
    change: fields({ latitude: undefined, longitude: undefined }),
  },
  'philadelphia-pa.csv': {
    base: 'philadelphia-pa',
    change: (record) => ({
      platform: 'socrata',
      fields: changed(record, { latitude: 'geometry', longitude: undefined }),
    }),
  },
  'phoenix-az.arcgis.query.raw.json': { base: 'phoenix-az' },
  'san-antonio-tx.ckan.rows.json': { base: 'san-antonio-tx' },
  'san-francisco-ca.csv': {
    base: 'san-francisco-ca',
    change: (record) => ({
      fields: changed(record, {
        statusWord: 'current_status',
        statusDate: 'current_status_date',
        latitude: 'location',
        longitude: undefined,
      }),
      requiredColumns: ['record_id', 'permit_number', 'current_status', 'street_name'],
    }),
  },
  'seattle-wa.csv': { base: 'seattle-wa', change: fields({ link: 'link' }) },
  'seattle-wa.socrata.row.json': { base: 'seattle-wa' },
};

/** The record that reads a recorded file served at `endpoint`; undefined for a file nobody described. */
export function recordForFile(fileName: string, endpoint: string): FeedRecord | undefined {
  const dialect = DIALECTS[fileName];
  const record = dialect && feedRecord(dialect.base);
  if (!record) return undefined;
  // One file is all there is of the city: no further layers, nothing to look up.
  const { layers: _layers, newLayers: _newLayers, lookup: _lookup, ...single } = record;
  return { ...single, ...dialect.change?.(record), endpoint };
}
