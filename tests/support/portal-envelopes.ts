import type { PortalAnswer } from '@/content/cities/answer';
import type { FeedRecord, Platform, RawRow } from '@/lib/tracking/feeds/types';

/** One place of a feed: its only one, a layer of it, or the data set it looks columns up in. */
interface Place {
  endpoint: string;
  dataset: string | undefined;
  rows: RawRow[];
}

/** What the city's portal answers to `url`; undefined where it has nothing. */
export function answerOf(record: FeedRecord, body: PortalAnswer, url: URL): unknown {
  for (const place of placesOf(record, body)) {
    const answer = ENVELOPES[record.platform]?.(place, url, record);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

function placesOf(record: FeedRecord, body: PortalAnswer): Place[] {
  const { rows } = body;
  const places: Place[] = [];
  if (Array.isArray(rows)) places.push({ endpoint: record.endpoint, dataset: record.dataset, rows });
  else {
    for (const layer of record.layers ?? []) {
      const endpoint = layer.endpoint ?? record.endpoint;
      places.push({ endpoint, dataset: layer.dataset ?? record.dataset, rows: rows[layer.id] ?? [] });
    }
  }
  if (record.lookup) {
    const { endpoint, dataset, where } = record.lookup;
    // The portal sifts them as it is asked to.
    const rows = (body.lookup ?? []).filter(
      (row) => !where || where.values.includes(String(row[where.column])),
    );
    places.push({ endpoint, dataset, rows });
  }
  return places;
}

type Envelope = (place: Place, url: URL, record: FeedRecord) => unknown;

/** The permit systems have stand-ins of their own, in `scripts/feed-server/permit-systems.ts`. */
const ENVELOPES: Partial<Record<Platform, Envelope>> = { socrata, arcgis, ckan, carto };

function isAt(url: URL, endpoint: string, below = ''): boolean {
  const here = new URL(endpoint);
  return url.host === here.host && url.pathname === `${here.pathname}${below}`;
}

/** An array of rows, empty cells left out, the system columns because the adapter asks for `:*`. */
function socrata(place: Place, url: URL): unknown {
  if (!isAt(url, place.endpoint)) return undefined;
  return place.rows.map((row, index) => ({
    ':id': `row-${String(index).padStart(4, '0')}`,
    ':version': 'rv-1',
    ':created_at': '2026-01-05T08:00:00.000Z',
    ':updated_at': `2026-10-01T08:00:${String(index).padStart(2, '0')}.000Z`,
    ...row,
  }));
}

function columnsOf(place: Place, record: FeedRecord): string[] {
  return [...new Set([...record.requiredColumns, ...place.rows.flatMap((row) => Object.keys(row))])];
}

/** The layer's description at its address, its features under `/query`. */
function arcgis(place: Place, url: URL, record: FeedRecord): unknown {
  const columns = columnsOf(place, record).filter((name) => !BESIDE.has(name) && name !== OID);
  const fields = [
    { name: OID, type: 'esriFieldTypeOID', alias: OID },
    ...columns.map((name) => ({ name, type: guessType(place.rows, name), alias: name })),
  ];
  const hasGeometry = place.rows.some((row) => row.geometry !== undefined);
  const isPolygon = place.rows.some(
    ({ geometry }) => typeof geometry === 'object' && geometry !== null && 'rings' in geometry,
  );
  const geometryType = isPolygon ? 'esriGeometryPolygon' : 'esriGeometryPoint';
  if (isAt(url, place.endpoint)) {
    const kind = hasGeometry ? { type: 'Feature Layer', geometryType } : { type: 'Table' };
    return { currentVersion: 11.1, id: 0, ...kind, objectIdField: OID, maxRecordCount: 1000, fields };
  }
  if (!isAt(url, place.endpoint, '/query')) return undefined;
  const after = Number(/OBJECTID > (-?\d+)/.exec(url.searchParams.get('where') ?? '')?.[1] ?? -1);
  const features = place.rows
    .map((row, index) => toFeature(row, index + 1, url.searchParams.get('returnCentroid') === 'true'))
    .filter((feature) => Number(feature.attributes[OID]) > after);
  const shape = hasGeometry ? { geometryType, spatialReference: { wkid: 4326, latestWkid: 4326 } } : {};
  return { objectIdFieldName: OID, globalIdFieldName: '', ...shape, fields, features };
}

const OID = 'OBJECTID';
const BESIDE = new Set(['geometry', 'centroid']);

function toFeature(row: RawRow, oid: number, withCentroid: boolean) {
  const { geometry, centroid, ...attributes } = row;
  return {
    attributes: { [OID]: oid, ...attributes },
    ...(geometry === undefined ? {} : { geometry }),
    ...(withCentroid && centroid !== undefined ? { centroid } : {}),
  };
}

/** As the values look; dates are numbers of milliseconds. */
function guessType(rows: RawRow[], name: string): string {
  const value = rows.map((row) => row[name]).find((cell) => cell !== null && cell !== undefined);
  if (typeof value !== 'number') return 'esriFieldTypeString';
  if (!Number.isInteger(value)) return 'esriFieldTypeDouble';
  return Math.abs(value) > 1e10 ? 'esriFieldTypeDate' : 'esriFieldTypeInteger';
}

/** `datastore_search` and `datastore_search_sql`, which name the resource each in its own way. */
function ckan(place: Place, url: URL, record: FeedRecord): unknown {
  const { dataset = '' } = place;
  const bySearch = isAt(url, place.endpoint, '/datastore_search');
  const bySql = isAt(url, place.endpoint, '/datastore_search_sql');
  if (!bySearch && !bySql) return undefined;
  const names = bySearch ? url.searchParams.get('resource_id') : url.searchParams.get('sql');
  if (!names?.includes(dataset)) return undefined;
  const after = bySql ? Number(/"_id" > (\d+)/.exec(names)?.[1] ?? 0) : 0;
  const offset = bySearch ? Number(url.searchParams.get('offset') ?? 0) : 0;
  const records = place.rows
    .map((row, index) => ({ _id: index + 1, ...row }))
    .filter((row) => row._id > after)
    .slice(offset);
  const fields = [
    { id: '_id', type: 'int' },
    ...columnsOf(place, record).map((id) => ({ id, type: 'text' })),
  ];
  const total = bySearch ? { total: place.rows.length, include_total: true } : {};
  return {
    help: `${url.origin}/api/3/action/help_show`,
    success: true,
    result: { resource_id: dataset, fields, records, ...total },
  };
}

function carto(place: Place, url: URL, record: FeedRecord): unknown {
  if (!isAt(url, place.endpoint) || !url.searchParams.get('q')?.includes(place.dataset ?? ''))
    return undefined;
  const names = ['cartodb_id', ...columnsOf(place, record)];
  const rows = place.rows.map((row, index) => ({ cartodb_id: index + 1, ...row }));
  return {
    rows,
    time: 0.01,
    fields: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    total_rows: rows.length,
  };
}
