import type { RawRow } from '@/lib/tracking/feeds/types';
import { parseExpression } from '../expression/parse';
import { parseOrder } from '../expression/select';
import { countRows, readTable, type Table } from '../table';
import { answering, countParam, type Reply, type Shape } from './reply';

const FIELD_TYPES = {
  text: 'esriFieldTypeString',
  number: 'esriFieldTypeDouble',
  date: 'esriFieldTypeDate',
  date_only: 'esriFieldTypeDateOnly',
} as const;

/** ArcGIS answers its errors under HTTP 200. */
export function arcgisError(message: string, details: string[] = []): Reply {
  return { status: 200, body: { error: { code: 400, message, details } } };
}

function getFields(table: Table, shape: Shape): { name: string; type: string; alias: string }[] {
  const id = { name: table.idColumn, type: 'esriFieldTypeOID', alias: table.idColumn };
  const names = [...table.columns.keys()].filter((name) => name !== 'geometry' && name !== table.idColumn);
  return [
    id,
    ...shape.columns(names).map((name) => ({
      name,
      type: FIELD_TYPES[table.columns.get(name) ?? 'text'],
      alias: name,
    })),
  ];
}

/** `<service>?f=json`. */
export function describeService(layers: { id: number; name: string }[]): Reply {
  return { status: 200, body: { currentVersion: 11.2, layers, tables: [] } };
}

/** `<layer>?f=json`. */
export function describeLayer(table: Table, name: string, maxRecordCount: number, shape: Shape): Reply {
  return {
    status: 200,
    body: {
      currentVersion: 11.2,
      name,
      type: 'Feature Layer',
      objectIdField: table.idColumn,
      geometryType: 'esriGeometryPoint',
      fields: getFields(table, shape),
      maxRecordCount,
      advancedQueryCapabilities: { supportsPagination: true, supportsOrderBy: true },
      capabilities: 'Query',
      editingInfo: { lastEditDate: table.changedAt.getTime(), dataLastEditDate: table.changedAt.getTime() },
    },
  };
}

function feature(table: Table, row: RawRow, names: Set<string> | null, withGeometry: boolean): RawRow {
  const attributes: RawRow = { [table.idColumn]: row[table.idColumn] };
  for (const name of table.columns.keys())
    if (name !== 'geometry' && (names === null || names.has(name))) attributes[name] = row[name] ?? null;
  // Columns a fault has put in or renamed stand in the row alone.
  for (const [name, value] of Object.entries(row))
    if (name !== 'geometry' && !(name in attributes) && names === null) attributes[name] = value;
  const { geometry } = row;
  return withGeometry && geometry !== undefined ? { attributes, geometry } : { attributes };
}

/** `<layer>/query`. */
export function queryLayer(
  table: Table,
  params: URLSearchParams,
  maxRecordCount: number,
  shape: Shape,
): Reply {
  return answering(
    () => {
      const clause = params.get('where') ?? '';
      if (clause.trim() === '')
        return arcgisError("'where' clause is required", ['Unable to perform query.']);
      const where = parseExpression(clause);
      if (params.get('returnCountOnly') === 'true')
        return { status: 200, body: { count: countRows(table, where) } };
      const page = readTable(table, {
        where,
        order: parseOrder(params.get('orderByFields') ?? ''),
        limit: countParam(params, 'resultRecordCount', maxRecordCount, maxRecordCount),
        offset: countParam(params, 'resultOffset', 0),
      });
      const outFields = params.get('outFields') ?? '*';
      const names =
        outFields === '*' ? null : new Set(outFields.split(',').map((name) => table.resolve(name.trim())));
      const withGeometry = params.get('returnGeometry') !== 'false';
      const removed = removedBy(table, shape);
      const features = shape.rows(page.rows).map((row) => {
        const made = feature(table, row, names, withGeometry);
        return removed.size === 0 ? made : without(made, removed);
      });
      const body = {
        objectIdFieldName: table.idColumn,
        geometryType: 'esriGeometryPoint',
        spatialReference: { wkid: 4326, latestWkid: 4326 },
        fields: getFields(table, shape),
        features,
        ...(page.more ? { exceededTransferLimit: true } : {}),
      };
      return { status: 200, body };
    },
    (error) => arcgisError('Failed to execute query.', [error.message]),
  );
}

function removedBy(table: Table, shape: Shape): Set<string> {
  const left = new Set(shape.columns([...table.columns.keys()]));
  return new Set([...table.columns.keys()].filter((name) => !left.has(name)));
}

function without(made: RawRow, removed: Set<string>): RawRow {
  const attributes = Object.fromEntries(
    Object.entries(Object(made.attributes)).filter(([name]) => !removed.has(name)),
  );
  return { ...made, attributes };
}
