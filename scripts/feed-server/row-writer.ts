import { SAMPLES } from '@/content/cities/samples';
import type { FeedRecord, FieldSource, PermitField, RawRow } from '@/lib/tracking/feeds/types';
import { getColumns, isContainer, writeAt } from './field-paths';
import type { SamplePermit } from './permit';
import { coordinate, dateText, formatAddress, formatZip, money } from './raw-forms';

type Parts = (path: string) => unknown;

function write(row: RawRow, source: FieldSource, value: unknown, parts: Parts): void {
  if (value === null || value === undefined) return;
  if (typeof source === 'string') writeAt(row, source, value);
  else if ('first' in source) {
    const [first] = source.first;
    if (first !== undefined) write(row, first, value, parts);
  } else if ('join' in source) {
    for (const part of source.join) {
      if (typeof part !== 'string') write(row, part, value, parts);
      else {
        const piece = parts(part);
        if (piece !== null && piece !== undefined) writeAt(row, part, piece);
      }
    }
  } else {
    const { type, prefix = 'contact_' } = source.contact;
    row[`${prefix}1_type`] = 'OWNER';
    row[`${prefix}1_name`] = 'PROPERTY OWNER';
    row[`${prefix}2_type`] = type.includes('CONTRACTOR') ? 'CONTRACTOR-GENERAL CONTRACTOR' : type;
    row[`${prefix}2_name`] = value;
  }
}

const SUFFIX = /^(.*?)\s+(st|ave|av|blvd|rd|dr|ln|ct|way|hwy|pl)$/i;
const SUFFIX_COLUMN = /^suffix$|street_?suffix|street_?type/i;
const DIRECTION = /^([NSEW])\s+(.+)$/i;

/** What belongs in one column of a joined address, by the column's own name. */
function addressPart(permit: SamplePermit, source: { join: FieldSource[] }): Parts {
  const names = source.join.filter((part) => typeof part === 'string');
  const hasDirection = names.some((name) => /dir/i.test(name));
  const hasSuffix = names.some((name) => SUFFIX_COLUMN.test(name));
  const directed = hasDirection ? DIRECTION.exec(permit.street) : null;
  const undirected = directed?.[2] ?? permit.street;
  const suffixed = hasSuffix ? SUFFIX.exec(undirected) : null;
  return (name) => {
    if (/number_?suffix|unit|apt|fraction|line_?2|post/i.test(name)) return null;
    if (/borough/i.test(name)) return 'MANHATTAN';
    if (/dir/i.test(name)) return directed?.[1];
    if (SUFFIX_COLUMN.test(name)) return suffixed?.[2];
    if (/number|house|addr_?no|st_?no$/i.test(name)) return permit.house;
    if (/street|st_?name/i.test(name)) return suffixed?.[1] ?? undirected;
    return name === names[0] ? `${permit.house} ${permit.street}` : null;
  };
}

const DATE_FIELDS: ReadonlySet<PermitField> = new Set<PermitField>([
  'statusDate',
  'appliedDate',
  'approvedDate',
  'issuedDate',
  'completedDate',
  'expiresDate',
]);
function getValues(record: FeedRecord, permit: SamplePermit): Record<PermitField, unknown> {
  return {
    permitNumber: permit.permitNumber,
    permitType: permit.permitType,
    permitSubtype: permit.permitSubtype,
    workClass: permit.workClass,
    description: permit.description,
    statusWord: permit.statusWord,
    statusDate: permit.statusAt,
    appliedDate: permit.appliedAt,
    approvedDate: permit.approvedAt,
    issuedDate: permit.issuedAt ?? (SAMPLES[record.id]?.issueDateOnEveryRow ? permit.appliedAt : null),
    completedDate: permit.completedAt,
    expiresDate: permit.expiresAt,
    address: formatAddress(record, permit),
    city: record.platform === 'socrata' ? record.city.toUpperCase() : record.city,
    state: record.state,
    zip: formatZip(record, permit),
    contractorName: record.hasContractor ? permit.contractorName : null,
    contractorLicense: permit.contractorLicense,
    valuation: money(record, permit.valuation),
    fee: money(record, permit.fee),
    // Paid with the issue.
    unpaidFee: money(record, permit.issuedAt === null ? permit.fee : 0),
    latitude: coordinate(record, permit, 'latitude'),
    longitude: coordinate(record, permit, 'longitude'),
    link: `${record.landing}?permit=${encodeURIComponent(permit.permitNumber)}`,
    parcel: permit.parcel,
  };
}

const knownEntries = new WeakMap<FeedRecord, [PermitField, FieldSource][]>();

function fieldEntries(record: FeedRecord): [PermitField, FieldSource][] {
  const known = knownEntries.get(record);
  if (known !== undefined) return known;
  const entries: [PermitField, FieldSource][] = [];
  knownEntries.set(record, entries);
  for (const [field, source] of Object.entries(record.fields)) {
    // CARTO computes these two from the point when asked.
    const computed = record.platform === 'carto' && (field === 'latitude' || field === 'longitude');
    if (isPermitField(field) && !computed) entries.push([field, source]);
  }
  return entries;
}

const FIELD_NAMES: ReadonlySet<string> = new Set(Object.keys(valuesOfNothing()));

function valuesOfNothing(): Record<PermitField, null> {
  return {
    permitNumber: null,
    permitType: null,
    permitSubtype: null,
    workClass: null,
    description: null,
    statusWord: null,
    statusDate: null,
    appliedDate: null,
    approvedDate: null,
    issuedDate: null,
    completedDate: null,
    expiresDate: null,
    address: null,
    city: null,
    state: null,
    zip: null,
    contractorName: null,
    contractorLicense: null,
    valuation: null,
    fee: null,
    unpaidFee: null,
    latitude: null,
    longitude: null,
    link: null,
    parcel: null,
  };
}

function isPermitField(name: string): name is PermitField {
  return FIELD_NAMES.has(name);
}

/** Every column a city's rows can have, so that an unknown one can be refused as the portal would. */
export function publishedColumns(record: FeedRecord): string[] {
  const columns = new Set<string>();
  for (const [, source] of fieldEntries(record)) for (const name of getColumns(source)) columns.add(name);
  for (const source of record.key) for (const name of getColumns(source)) columns.add(name);
  for (const { field } of record.exclude ?? []) for (const name of getColumns(field)) columns.add(name);
  if (record.cancelledDate !== undefined)
    for (const name of getColumns(record.cancelledDate)) columns.add(name);
  for (const name of record.requiredColumns) columns.add(name);
  for (const column of furtherDates(record)) columns.add(column);
  if (record.platform === 'carto') columns.add('the_geom');
  return [...columns];
}

/** Date columns that no field of the record is read from. */
function furtherDates(record: FeedRecord): string[] {
  return Object.keys(SAMPLES[record.id]?.dates ?? {});
}

/** Columns that hold a date, for the portal's own description of itself. */
export function dateColumns(record: FeedRecord): Set<string> {
  const columns = new Set(dateColumnsOfFields(record));
  for (const column of furtherDates(record)) columns.add(column);
  return columns;
}

/** The inverse of a record's field map: writes a permit into a row in the city's own columns and forms. */
export function fillRow(record: FeedRecord, permit: SamplePermit, row: RawRow): void {
  const values = getValues(record, permit);
  for (const [field, source] of fieldEntries(record)) {
    const value = values[field];
    // Where two fields stand in one column the first gives its value.
    if (typeof source === 'string' && row[source] !== undefined) continue;
    if (DATE_FIELDS.has(field)) {
      if (typeof value === 'number') write(row, source, dateText(record, value), () => null);
    } else write(row, source, value, getParts(record, field, source, permit));
  }
  complete(record, permit, row);
}

function getParts(record: FeedRecord, field: PermitField, source: FieldSource, permit: SamplePermit): Parts {
  if (typeof source === 'string' || !('join' in source)) return () => null;
  if (field === 'address') return addressPart(permit, source);
  const position = (name: string) => source.join.indexOf(name);
  if (field === 'description') return (name) => (position(name) === 0 ? permit.description : permit.comment);
  if (field === 'parcel')
    return (name) => (position(name) === 0 ? permit.parcel.slice(0, 4) : permit.parcel.slice(4, 7));
  if (field === 'permitType' || field === 'permitSubtype' || field === 'workClass')
    return (name) => (position(name) === 0 ? permit.permitType : permit.workClass);
  return (name) => (position(name) === 0 ? getValues(record, permit)[field] : null);
}

/** Key, dates and required columns that no field fills, and the shapes around coordinates. */
function complete(record: FeedRecord, permit: SamplePermit, row: RawRow): void {
  const { location } = row;
  if (isContainer(location) && 'coordinates' in location) location.type = 'Point';
  if (isContainer(location) && Array.isArray(location.coordinates))
    location.coordinates = location.coordinates.map(Number);
  if (record.platform === 'arcgis')
    row.geometry = { x: Number(permit.longitude.toFixed(6)), y: Number(permit.latitude.toFixed(6)) };
  if (record.platform === 'carto') row.the_geom = [permit.longitude, permit.latitude];
  for (const source of record.key)
    for (const name of getColumns(source))
      if (row[name] === undefined && !isRowId(name)) row[name] = String(permit.row);
  for (const column of furtherDates(record)) row[column] = dateText(record, permit.statusAt);
  for (const { field, values } of record.exclude ?? []) {
    const [name] = getColumns(field);
    if (name !== undefined && permit.row % 48 === 8) row[name] = values[permit.row % values.length];
  }
  const flag = record.exclude?.find(({ values }) => values.length === 1 && values[0] === 'N')?.field;
  if (typeof flag === 'string') row[flag] ??= 'Y';
}

const knownDates = new WeakMap<FeedRecord, Set<string>>();

function dateColumnsOfFields(record: FeedRecord): Set<string> {
  const known = knownDates.get(record);
  if (known !== undefined) return known;
  const columns = new Set<string>();
  knownDates.set(record, columns);
  for (const [field, source] of fieldEntries(record))
    if (DATE_FIELDS.has(field)) for (const name of getColumns(source)) columns.add(name);
  return columns;
}

/** Columns the portal itself numbers. */
export function isRowId(name: string): boolean {
  return /^(:id|objectid|_id|cartodb_id|fid)$/i.test(name);
}
