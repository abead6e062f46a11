import { isHeldField } from './plausible';
import type { FeedRecord, FieldSource, HeldField, RawRow } from './types';

/** Alternative columns of which a record needs one; usually a single column. */
export type OneOf = string[];

export function requiredColumns(record: FeedRecord): OneOf[] {
  const status = record.fields.statusWord;
  const columns = typeof status === 'string' ? [...record.requiredColumns, status] : record.requiredColumns;
  return distinct(columns.map((column) => [column]));
}

/** All columns a record reads, as far as they can be checked against the feed's column list. */
export function mappedColumns(record: FeedRecord): OneOf[] {
  const sources: FieldSource[] = [
    ...record.key,
    ...Object.values(record.fields),
    ...(record.cancelledDate === undefined ? [] : [record.cancelledDate]),
    ...(record.exclude ?? []).map((rule) => rule.field),
    ...(record.lookup ? [record.lookup.by] : []),
    ...pollColumns(record),
  ];
  return distinct(sources.flatMap(getColumnGroups));
}

/** The columns a poll by date asks by. */
function pollColumns({ poll }: FeedRecord): string[] {
  if (poll.by !== 'date') return [];
  const { column, also = [], unissued = 'all' } = poll;
  return [column, ...also, ...(unissued === 'all' ? [] : [unissued.since])];
}

/** The columns a record reads of its lookup, as `lookup.<column>`. */
export function lookupColumns(record: FeedRecord): OneOf[] {
  const columns = Object.values(record.fields).filter(
    (source) => typeof source === 'string' && source.startsWith('lookup.'),
  );
  return distinct(columns.flatMap((column) => (typeof column === 'string' ? [[column]] : [])));
}

/** Rows that show which columns a platform gives: those that leave out none. */
const SHOWN = 20;

/**
 * The fields all of whose columns are missing from every row, on platforms that give empty cells too. Socrata
 * leaves them out.
 */
export function absentFields(record: FeedRecord, rows: readonly RawRow[]): Set<HeldField> {
  const absent = new Set<HeldField>();
  if (record.platform === 'socrata' || rows.length === 0) return absent;
  const present = new Set(rows.slice(0, SHOWN).flatMap((row) => Object.keys(row ?? {})));
  for (const [name, source] of Object.entries(record.fields)) {
    const groups = getColumnGroups(source);
    if (groups.length > 0 && missingColumns(groups, present).length === groups.length && isHeldField(name))
      absent.add(name);
  }
  return absent;
}

function distinct(groups: OneOf[]): OneOf[] {
  return [...new Map(groups.map((group) => [group.join('\n'), group])).values()];
}

function getColumnGroups(source: FieldSource): OneOf[] {
  if (typeof source === 'string') return isListed(source) ? [[source]] : [];
  if ('join' in source) return source.join.flatMap(getColumnGroups);
  if ('first' in source) {
    const groups = source.first.map(getColumnGroups);
    // If one alternative cannot be checked against the list, neither can the group.
    return groups.some((group) => group.length === 0) ? [] : [groups.flat(2)];
  }
  const prefix = source.contact.prefix ?? 'contact_';
  return [[`${prefix}1_type`], [`${prefix}1_name`]];
}

/** Geometry, lookup columns and row ids do not appear in column lists. */
function isListed(path: string): boolean {
  return !/^(geometry|centroid|lookup)[.[]/.test(path) && !path.startsWith(':');
}

/** Describes the groups of which no column is present, for whoever fixes the record. */
export function missingColumns(groups: OneOf[], present: ReadonlySet<string>): string[] {
  return groups
    .filter((group) => !group.some((path) => present.has(path) || present.has(path.split(/[.[]/)[0] ?? path)))
    .map((group) => group.join(' or '));
}
