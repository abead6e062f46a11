import {
  FeedFailure,
  type FeedHttp,
  type FeedLayer,
  type FeedPage,
  type FeedRecord,
  type PlatformAdapter,
  type Position,
  type RawRow,
  type ReadRequest,
} from '@/lib/tracking/feeds/types';
import { listNewLayers } from './new-layers';

/** A record narrowed to one of its layers; `id` is null for a record without layers. */
export interface LayerRecord {
  id: string | null;
  record: FeedRecord;
}

/**
 * The layers of a record in reading order. With `all`, a failure to list newly opened layers is thrown
 * instead of ignored.
 */
export async function listLayers(
  record: FeedRecord,
  http: FeedHttp,
  options: { all?: boolean } = {},
): Promise<LayerRecord[]> {
  const { layers, newLayers } = record;
  if (!layers) return [{ id: null, record }];
  const added = newLayers ? await listNewLayers(newLayers, layers, http, options) : [];
  return [...layers, ...added].map((layer) => ({ id: layer.id, record: recordOfLayer(record, layer) }));
}

/** The record narrowed to one of its layers. */
export function recordOfLayer(record: FeedRecord, layer: FeedLayer): FeedRecord {
  const { layers: _layers, newLayers: _newLayers, ...rest } = record;
  const dataset = layer.dataset ?? record.dataset;
  return {
    ...rest,
    endpoint: layer.endpoint ?? record.endpoint,
    ...(dataset === undefined ? {} : { dataset }),
    ...(layer.withoutColumn === undefined ? {} : { withoutColumn: layer.withoutColumn }),
  };
}

/**
 * Wraps an adapter for records with several layers: they are read one after the other as if they were one
 * table, and a position holds the layer's id beside the adapter's own position. A layer that fails fails the
 * read.
 */
export function throughLayers(adapter: PlatformAdapter): PlatformAdapter {
  async function* pages(
    record: FeedRecord,
    request: ReadRequest,
    http: FeedHttp,
  ): AsyncGenerator<FeedPage, void, void> {
    if (!record.layers) {
      yield* adapter.pages(record, request, http);
      return;
    }
    const layers = await listLayers(record, http);
    // A position in a layer that no longer exists cannot be resumed: the read restarts, and unchanged hashes
    // make the repeated rows cheap.
    const found = layers.findIndex((layer) => layer.id === request.position?.layer);
    let position = found < 0 ? null : placeIn(request.position);
    const left = layers.slice(Math.max(found, 0));
    for (const [i, layer] of left.entries()) {
      const following = left[i + 1];
      for await (const page of adapter.pages(layer.record, { ...request, position }, http)) {
        if (page.next !== null) yield { rows: page.rows, next: { ...page.next, layer: layer.id } };
        else yield { rows: page.rows, next: following ? { layer: following.id } : null };
      }
      position = null;
    }
  }

  return {
    ...adapter,
    pages,
    async rowsBy(record, column, values, http, narrow) {
      if (values.length === 0) return [];
      const rows: RawRow[] = [];
      // If a layer were skipped, its rows would look deleted by the city.
      for (const layer of await listLayers(record, http, { all: true })) {
        rows.push(...(await adapter.rowsBy(layer.record, column, values, http, narrow)));
      }
      return rows;
    },
    async newest(record, column, size, http) {
      const [first] = await listLayers(record, http);
      if (!first) throw new FeedFailure('empty', `${record.id} has no layers`);
      return await adapter.newest(first.record, column, size, http);
    },
  };
}

/** The wrapped adapter's part of a position; null at the start of a layer. */
function placeIn(position: Position | null): Position | null {
  if (!position) return null;
  const { layer: _layer, ...place } = position;
  return Object.keys(place).length === 0 ? null : place;
}
