import type { FeedRecord, FieldSource } from './types';

/** Columns one of which must be there for a record to read its value; usually one. */
export type OneOf = string[];

export function requiredColumns(record: FeedRecord): OneOf[] {
  const status = record.fields.statusWord;
  const columns = typeof status === 'string' ? [...record.requiredColumns, status] : record.requiredColumns;
  return distinct(columns.map((column) => [column]));
}

/** Every column a record reads, as far as a list of the feed's columns can tell whether it is there. */
export function mappedColumns(record: FeedRecord): OneOf[] {
  const sources: FieldSource[] = [
    ...record.key,
    ...Object.values(record.fields),
    ...(record.cancelledDate === undefined ? [] : [record.cancelledDate]),
    ...(record.exclude ?? []).map((rule) => rule.field),
    ...(record.lookup ? [record.lookup.by] : []),
  ];
  return distinct(sources.flatMap(groupsOf));
}

/** The columns a record reads of its lookup, as `lookup.<column>`. */
export function lookupColumns(record: FeedRecord): OneOf[] {
  const columns = Object.values(record.fields).filter(
    (source) => typeof source === 'string' && source.startsWith('lookup.'),
  );
  return distinct(columns.flatMap((column) => (typeof column === 'string' ? [[column]] : [])));
}

function distinct(groups: OneOf[]): OneOf[] {
  return [...new Map(groups.map((group) => [group.join('\n'), group])).values()];
}

function groupsOf(source: FieldSource): OneOf[] {
  if (typeof source === 'string') return isListed(source) ? [[source]] : [];
  if ('join' in source) return source.join.flatMap(groupsOf);
  if ('first' in source) {
    const groups = source.first.map(groupsOf);
    // One of them may stand where no list shows it.
    return groups.some((group) => group.length === 0) ? [] : [groups.flat(2)];
  }
  const prefix = source.contact.prefix ?? 'contact_';
  return [[`${prefix}1_type`], [`${prefix}1_name`]];
}

/** Geometry, looked-up columns and the portal's own numbering are in no list of columns. */
function isListed(path: string): boolean {
  return !/^(geometry|centroid|lookup)[.[]/.test(path) && !path.startsWith(':');
}

/** The groups of which none is among `present`, in words for whoever mends the record. */
export function missingColumns(groups: OneOf[], present: ReadonlySet<string>): string[] {
  return groups
    .filter((group) => !group.some((path) => present.has(path) || present.has(path.split(/[.[]/)[0] ?? path)))
    .map((group) => group.join(' or '));
}
