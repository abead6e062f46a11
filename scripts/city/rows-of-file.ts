import { readFileSync } from 'node:fs';
import { mappedColumns } from '@/lib/tracking/feeds/mapped-columns';
import type { FeedRecord, RawRow } from '@/lib/tracking/feeds/types';
import { rowsOfBody, rowsOfCsv } from '../feed-server/recorded';

/** A heading as `--rename heading=column` gives it, where an export calls a column otherwise than the portal's API. */
type Renames = Readonly<Record<string, string>>;

/**
 * The rows of a file, CSV or JSON, under the columns the record reads. Exports write the same columns in capitals, with
 * spaces or without (`Permit Number` for `permit_number`): headings that differ in nothing else are taken for them.
 */
export function rowsOfFile(path: string, record: FeedRecord, renames: Renames = {}): RawRow[] {
  const text = readFileSync(path, 'utf8');
  const rows = /\.csv$/i.test(path)
    ? rowsOfCsv(text, (heading) => heading.trim())
    : rowsOfBody(JSON.parse(text));
  const columns = new Map(columnsOf(record).map((column) => [fold(column), column]));
  for (const [heading, column] of Object.entries(renames)) columns.set(fold(heading), column);
  const names = new Map<string, string>();
  const nameOf = (heading: string): string => {
    const known = names.get(heading);
    if (known !== undefined) return known;
    const exact = heading in renames ? renames[heading] : undefined;
    const name = exact ?? columns.get(fold(heading)) ?? heading;
    names.set(heading, name);
    return name;
  };
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([heading, value]) => {
        const column = nameOf(heading);
        return [column, pointOf(column, value, record) ?? value];
      }),
    ),
  );
}

const fold = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The top-level columns the record reads. */
function columnsOf(record: FeedRecord): string[] {
  const listed = [...record.requiredColumns, ...mappedColumns(record).flat()];
  const poll = record.poll.by === 'date' ? [record.poll.column, ...(record.poll.also ?? [])] : [];
  return [...new Set([...listed, ...poll].map((path) => path.split(/[.[]/)[0] ?? path))];
}

/** Exports write a point as text, `POINT (lon lat)` or `(lat, lon)`; the API as GeoJSON. */
function pointOf(column: string, value: unknown, record: FeedRecord): unknown {
  if (typeof value !== 'string' || !readsCoordinatesOf(column, record)) return undefined;
  const wkt = /^POINT \((-?[\d.]+) (-?[\d.]+)\)$/i.exec(value.trim());
  if (wkt) return { type: 'Point', coordinates: [Number(wkt[1]), Number(wkt[2])] };
  const pair = /^\((-?[\d.]+), (-?[\d.]+)\)$/.exec(value.trim());
  return pair ? { type: 'Point', coordinates: [Number(pair[2]), Number(pair[1])] } : undefined;
}

function readsCoordinatesOf(column: string, { fields }: FeedRecord): boolean {
  return [fields.latitude, fields.longitude].some(
    (source) => typeof source === 'string' && source.startsWith(`${column}.coordinates[`),
  );
}
