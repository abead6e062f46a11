import type { FeedRecord, FieldSource, PermitField, RawRow } from '@/lib/feeds/types';
import { wallClock } from './city-time';
import type { SamplePermit } from './permit';

type Container = Record<string, unknown>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** `a.b[0]` as `['a', 'b', '0']`; a name with spaces or signs is one key. */
export function pathKeys(path: string): string[] {
  if (!/^[\w:@]+(?:\.[A-Za-z_]\w*|\[\d+\])*$/.test(path)) return [path];
  return path.replace(/\[(\d+)\]/g, '.$1').split('.');
}

/** Puts a value where a path says, making the objects and lists on the way. */
export function writeAt(row: RawRow, path: string, value: unknown): void {
  const keys = pathKeys(path);
  let at: Container = row;
  for (const [i, key] of keys.entries()) {
    if (i === keys.length - 1) {
      at[key] = value;
      return;
    }
    let next = at[key];
    if (!isContainer(next)) {
      next = /^\d+$/.test(keys[i + 1] ?? '') ? [] : {};
      at[key] = next;
    }
    if (isContainer(next)) at = next;
  }
}

/** The columns at the top of the row that a source writes to. */
export function columnsOf(source: FieldSource): string[] {
  if (typeof source === 'string') return [pathKeys(source)[0] ?? source];
  if ('join' in source) return source.join.flatMap(columnsOf);
  if ('first' in source) return source.first.slice(0, 1).flatMap(columnsOf);
  return [1, 2].flatMap((n) => [`contact_${n}_type`, `contact_${n}_name`]);
}

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
    row.contact_1_type = 'OWNER';
    row.contact_1_name = 'PROPERTY OWNER';
    row.contact_2_type = source.contact.type.includes('CONTRACTOR') ? 'CONTRACTOR-GENERAL CONTRACTOR' : source.contact.type;
    row.contact_2_name = value;
  }
}

const SUFFIX = /^(.*?)\s+(st|ave|av|blvd|rd|dr|ln|ct|way|hwy|pl)$/i;
const DIRECTION = /^([NSEW])\s+(.+)$/i;

/** What belongs in one column of a joined address, by the column's own name. */
function addressPart(permit: SamplePermit, source: { join: FieldSource[] }): Parts {
  const names = source.join.filter((part) => typeof part === 'string');
  const hasDirection = names.some((name) => /dir/i.test(name));
  const hasSuffix = names.some((name) => /street_?suffix|street_?type/i.test(name));
  const directed = hasDirection ? DIRECTION.exec(permit.street) : null;
  const undirected = directed?.[2] ?? permit.street;
  const suffixed = hasSuffix ? SUFFIX.exec(undirected) : null;
  return (name) => {
    if (/number_?suffix|unit|apt|fraction|line_?2/i.test(name)) return null;
    if (/dir/i.test(name)) return directed?.[1];
    if (/street_?suffix|street_?type/i.test(name)) return suffixed?.[2];
    if (/number|house|addr_?no/i.test(name)) return permit.house;
    if (/street/i.test(name)) return suffixed?.[1] ?? undirected;
    return name === names[0] ? `${permit.house} ${permit.street}` : null;
  };
}

const DATE_FIELDS: ReadonlySet<PermitField> = new Set<PermitField>(['statusDate', 'appliedDate', 'approvedDate', 'issuedDate', 'completedDate', 'expiresDate']);
const DATE_ONLY = new Set(['detroit-mi', 'san-antonio-tx']);
const DOLLARS = new Set(['boston-ma']);
const MONEY_TEXT = new Set(['fort-worth-tx', 'san-antonio-tx', 'san-jose-ca']);

export function isDateOnly(record: FeedRecord): boolean {
  return DATE_ONLY.has(record.id);
}

function dateText(record: FeedRecord, ms: number): string | number {
  if (isDateOnly(record)) return new Date(wallClock(ms, record.timeZone)).toISOString().slice(0, 10);
  if (record.platform === 'arcgis') return Math.floor(ms / 1000) * 1000;
  if (record.platform === 'carto') return `${new Date(ms).toISOString().slice(0, 19)}Z`;
  const local = new Date(wallClock(ms, record.timeZone)).toISOString();
  return record.platform === 'ckan' ? local.slice(0, 19) : `${local.slice(0, 10)}T00:00:00.000`;
}

function money(record: FeedRecord, dollars: number): string | number {
  if (DOLLARS.has(record.id))
    return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
  if (record.platform === 'socrata') return dollars.toFixed(2);
  return MONEY_TEXT.has(record.id) ? String(dollars) : dollars;
}

/** Some of San Antonio's coordinates are State Plane feet; near enough for a sample. */
function coordinate(record: FeedRecord, permit: SamplePermit, axis: 'latitude' | 'longitude'): string | number {
  const degrees = Number(permit[axis].toFixed(6));
  if (record.quirks?.includes('state_plane_or_wgs84')) {
    if (permit.row % 3 === 0)
      return axis === 'longitude'
        ? (2_131_000 + (degrees + 98.4946) * 317_000).toFixed(1)
        : (13_703_000 + (degrees - 29.4252) * 363_700).toFixed(1);
    return String(degrees);
  }
  return record.platform === 'socrata' ? String(degrees) : degrees;
}

function addressOf(record: FeedRecord, permit: SamplePermit): string {
  const street = `${permit.house} ${permit.street}`;
  if (record.id === 'san-antonio-tx') return `${street.toUpperCase()}, City of San Antonio, ${record.state} ${permit.zip}`;
  return record.platform === 'socrata' ? street.toUpperCase() : street;
}

function zipOf(record: FeedRecord, permit: SamplePermit): string | null {
  if (permit.zip === null) return null;
  return record.id === 'philadelphia-pa' ? `${permit.zip}-${1000 + (permit.row % 9000)}` : permit.zip;
}

/**
 * Philadelphia lists a permit under review by the date of the permit it amends, and is asked by that date alone:
 * a row without it would never be read again.
 */
function isAskedByIssue(record: FeedRecord): boolean {
  const { poll, fields } = record;
  return poll.by === 'date' && fields.issuedDate === poll.column && fields.appliedDate === undefined;
}

function valuesOf(record: FeedRecord, permit: SamplePermit): Record<PermitField, unknown> {
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
    issuedDate: permit.issuedAt ?? (isAskedByIssue(record) ? permit.appliedAt : null),
    completedDate: permit.completedAt,
    expiresDate: permit.expiresAt,
    address: addressOf(record, permit),
    city: record.platform === 'socrata' ? record.city.toUpperCase() : record.city,
    state: record.state,
    zip: zipOf(record, permit),
    contractorName: record.hasContractor ? permit.contractorName : null,
    contractorLicense: permit.contractorLicense,
    valuation: money(record, permit.valuation),
    fee: money(record, permit.fee),
    latitude: coordinate(record, permit, 'latitude'),
    longitude: coordinate(record, permit, 'longitude'),
    link: `${record.landing}?permit=${encodeURIComponent(permit.permitNumber)}`,
    parcel: permit.parcel,
  };
}

function fieldEntries(record: FeedRecord): [PermitField, FieldSource][] {
  const entries: [PermitField, FieldSource][] = [];
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
    permitNumber: null, permitType: null, permitSubtype: null, workClass: null, description: null, statusWord: null,
    statusDate: null, appliedDate: null, approvedDate: null, issuedDate: null, completedDate: null, expiresDate: null,
    address: null, city: null, state: null, zip: null, contractorName: null, contractorLicense: null, valuation: null,
    fee: null, latitude: null, longitude: null, link: null, parcel: null,
  };
}

function isPermitField(name: string): name is PermitField {
  return FIELD_NAMES.has(name);
}

/** Every column a city's rows can have, so that an unknown one can be refused as the portal would. */
export function publishedColumns(record: FeedRecord): string[] {
  const columns = new Set<string>();
  for (const [, source] of fieldEntries(record)) for (const name of columnsOf(source)) columns.add(name);
  for (const source of record.key) for (const name of columnsOf(source)) columns.add(name);
  for (const { field } of record.exclude ?? []) for (const name of columnsOf(field)) columns.add(name);
  for (const name of record.requiredColumns) columns.add(name);
  if (record.poll.by === 'date') columns.add(record.poll.column);
  if (record.platform === 'carto') columns.add('the_geom');
  return [...columns];
}

/** Columns that hold a date, for the portal's own description of itself. */
export function dateColumns(record: FeedRecord): Set<string> {
  const columns = new Set<string>();
  for (const [field, source] of fieldEntries(record))
    if (DATE_FIELDS.has(field)) for (const name of columnsOf(source)) columns.add(name);
  if (record.poll.by === 'date') columns.add(record.poll.column);
  return columns;
}

/** The inverse of a record's field map: a permit as a row in the city's own columns and forms. */
export function rowOf(record: FeedRecord, permit: SamplePermit): RawRow {
  const row: RawRow = {};
  const values = valuesOf(record, permit);
  for (const [field, source] of fieldEntries(record)) {
    const value = values[field];
    if (DATE_FIELDS.has(field)) {
      if (typeof value === 'number') write(row, source, dateText(record, value), () => null);
    } else write(row, source, value, partsOf(field, source, permit));
  }
  complete(record, permit, row);
  return row;
}

function partsOf(field: PermitField, source: FieldSource, permit: SamplePermit): Parts {
  if (typeof source === 'string' || !('join' in source)) return () => null;
  if (field === 'address') return addressPart(permit, source);
  const position = (name: string) => source.join.indexOf(name);
  if (field === 'description') return (name) => (position(name) === 0 ? permit.description : permit.comment);
  if (field === 'parcel') return (name) => (position(name) === 0 ? permit.parcel.slice(0, 4) : permit.parcel.slice(4, 7));
  return (name) => (position(name) === 0 ? permit.permitType : permit.workClass);
}

/** Key, poll and required columns that no field fills, and the shapes around coordinates. */
function complete(record: FeedRecord, permit: SamplePermit, row: RawRow): void {
  const { location, geometry } = row;
  if (isContainer(location) && 'coordinates' in location) location.type = 'Point';
  if (isContainer(location) && Array.isArray(location.coordinates)) location.coordinates = location.coordinates.map(Number);
  if (isContainer(geometry)) {
    geometry.x = permit.longitude;
    geometry.y = permit.latitude;
  }
  if (record.platform === 'carto') row.the_geom = [permit.longitude, permit.latitude];
  for (const source of record.key)
    for (const name of columnsOf(source)) if (row[name] === undefined && !isRowId(name)) row[name] = String(permit.row);
  if (record.poll.by === 'date' && !dateColumnOfField(record).has(record.poll.column))
    row[record.poll.column] = dateText(record, permit.statusAt);
  for (const { field, values } of record.exclude ?? []) {
    const [name] = columnsOf(field);
    if (name !== undefined && permit.row % 48 === 8) row[name] = values[permit.row % values.length];
  }
  if (row.primary_address_flag === undefined && record.requiredColumns.includes('primary_address_flag'))
    row.primary_address_flag = 'Y';
}

function dateColumnOfField(record: FeedRecord): Set<string> {
  const columns = new Set<string>();
  for (const [field, source] of fieldEntries(record))
    if (DATE_FIELDS.has(field)) for (const name of columnsOf(source)) columns.add(name);
  return columns;
}

/** Columns the portal itself numbers. */
export function isRowId(name: string): boolean {
  return /^(:id|objectid|_id|cartodb_id|fid)$/i.test(name);
}
