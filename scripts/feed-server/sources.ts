import { SAMPLES } from '@/content/cities/samples';
import type { FeedRecord, FieldSource, Platform, RawRow } from '@/lib/tracking/feeds/types';
import { DerivedTable, PartTable } from './derived-table';
import type { SampleTable } from './sample-table';
import { listSideSources } from './side-tables';
import type { ColumnKind, Table } from './table';

/** One address of a city's portal and the table behind it; a directory lists the layers of a service. */
export interface Source {
  platform: Platform;
  endpoint: string;
  dataset: string | null;
  name: string;
  table: Table;
  directory?: { id: number; name: string }[];
}

/** Every address a record is read from: its layers or its one table, its lookup, its side tables, its directory. */
export function listSources(record: FeedRecord, table: SampleTable): Source[] {
  const { platform, endpoint } = record;
  const own = { platform, endpoint, dataset: record.dataset ?? null, name: record.landing };
  const layers = record.layers ?? [];
  const sources: Source[] = layers.map((layer, i) => ({
    ...own,
    endpoint: layer.endpoint ?? endpoint,
    dataset: layer.dataset ?? own.dataset,
    name: layer.id,
    table: tableOfLayer(record, layer.id, i, table),
  }));
  if (sources.length === 0) sources.push({ ...own, table });
  const { lookup, newLayers } = record;
  if (lookup) {
    const dataset = lookup.dataset ?? null;
    sources.push({
      ...own,
      endpoint: lookup.endpoint,
      dataset,
      table: buildContacts(record, table),
    });
  }
  sources.push(...listSideSources(record.id, table));
  if (newLayers) {
    const directory = sources
      .filter((source) => source.endpoint.startsWith(`${newLayers.service}/`))
      .map((source) => ({
        id: Number(source.endpoint.split('/').at(-1)),
        name: `${newLayers.name} ${source.name}`,
      }));
    sources.push({ ...own, endpoint: newLayers.service, dataset: null, table, directory });
  }
  return sources;
}

function tableOfLayer(
  { id, layers = [] }: FeedRecord,
  layer: string,
  place: number,
  table: SampleTable,
): Table {
  const issuedOnly = SAMPLES[id]?.issuedOnly;
  if (issuedOnly === undefined) return new PartTable(table, (row) => row % layers.length === place);
  return layer === issuedOnly ? new PartTable(table, (row) => table.isIssued(row)) : table;
}

/** A row for the contractor of each permit, and where the data set holds several roles one for another. */
function buildContacts(record: FeedRecord, table: SampleTable): Table {
  const { lookup } = record;
  if (!lookup) return table;
  const { column, by, where } = lookup;
  const read = Object.values(record.fields).flatMap(columnsBehindLookup);
  const names = [column, ...(where ? [where.column] : []), ...read];
  const kinds = new Map<string, ColumnKind>(names.map((name) => [name, 'text']));
  return new DerivedTable(table, kinds, () =>
    table.entries().flatMap((entry) => {
      const row = (place: number, rest: RawRow): RawRow => ({
        ...table.numbered(entry.id * 2 + place, entry),
        [column]: entry.row[by],
        ...rest,
      });
      const kind = where && { [where.column]: where.values[0] };
      const contractor = row(0, { ...kind, ...entry.lookup });
      return where ? [contractor, row(1, { [where.column]: 'architect' })] : [contractor];
    }),
  );
}

function columnsBehindLookup(source: FieldSource): string[] {
  return typeof source === 'string' && source.startsWith('lookup.') ? [source.slice('lookup.'.length)] : [];
}
