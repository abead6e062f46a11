import type { FeedRecord, FieldSource, InspectionSource, Platform, RawRow } from '@/lib/tracking/feeds/types';
import { DerivedTable, PartTable } from './derived-table';
import { getColumns, writeAt } from './field-paths';
import type { Entry, SampleTable } from './sample-table';
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

/** Every address a record is read from: its layers or its one table, its lookup, its inspections, its directory. */
export function listSources(record: FeedRecord, table: SampleTable): Source[] {
  const { platform, endpoint } = record;
  const own = { platform, endpoint, dataset: record.dataset ?? null, name: record.landing };
  const layers = record.layers ?? [];
  const sources: Source[] = layers.map((layer, i) => ({
    ...own,
    endpoint: layer.endpoint ?? endpoint,
    dataset: layer.dataset ?? own.dataset,
    name: layer.id,
    table: new PartTable(table, (row) => row % layers.length === i),
  }));
  if (sources.length === 0) sources.push({ ...own, table });
  const { lookup, inspections, newLayers } = record;
  if (lookup) {
    const dataset = lookup.dataset ?? null;
    sources.push({
      ...own,
      endpoint: lookup.endpoint,
      dataset,
      table: buildContacts(record, table),
    });
  }
  if (inspections) {
    const { platform: its, endpoint: at } = inspections;
    const dataset = inspections.dataset ?? null;
    const rows = buildInspections(inspections, table);
    sources.push({ ...own, platform: its, endpoint: at, dataset, table: rows });
  }
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

/** One for every inspection a permit has had, passed unless the work was then stopped, and the next one to come. */
function buildInspections(source: InspectionSource, table: SampleTable): Table {
  const sources = [...source.key, source.kind, source.heldOn, source.result].filter(
    (one) => one !== undefined,
  );
  const dates = new Set(source.heldOn === undefined ? [] : getColumns(source.heldOn));
  const kinds = new Map<string, ColumnKind>();
  for (const name of [source.permitNumber, ...sources.flatMap(getColumns)])
    kinds.set(name, dates.has(name) ? 'date' : 'text');
  return new DerivedTable(table, kinds, () =>
    table.entries().flatMap((entry) => {
      const held = entry.steps.filter((step) => step.stage === 'inspection');
      return held.map((step, i) => {
        const following = entry.steps[entry.steps.indexOf(step) + 1];
        const outcome = following?.stage === 'on_hold' ? 'failed' : 'passed';
        return inspectionRow(source, table, entry, { i, at: step.at, outcome });
      });
    }),
  );
}

function inspectionRow(
  source: InspectionSource,
  table: SampleTable,
  entry: Entry,
  { i, at, outcome }: { i: number; at: number; outcome: 'passed' | 'failed' },
): RawRow {
  const row: RawRow = { ...table.numbered(entry.id * 16 + i, entry) };
  for (const key of source.key)
    if (typeof key === 'string')
      writeAt(row, key, `${entry.row[source.permitNumber] ?? entry.permitNumber}-${i + 1}`);
  if (typeof source.kind === 'string') writeAt(row, source.kind, i === 0 ? 'Footing' : 'Framing');
  if (typeof source.heldOn === 'string') writeAt(row, source.heldOn, new Date(at).toISOString().slice(0, 19));
  if (typeof source.result === 'string')
    writeAt(row, source.result, source.outcomes[outcome]?.[0] ?? outcome);
  row[source.permitNumber] = entry.permitNumber;
  return row;
}
