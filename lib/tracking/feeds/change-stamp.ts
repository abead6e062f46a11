import { z } from 'zod';
import { listLayers } from './adapters/layers';
import { recordOfLookup } from './adapters/lookup';
import { FeedFailure, type FeedHttp, type FeedRecord } from './types';

/** A portal's own word for the last change of a data set. */
export interface ChangeStamp {
  /** Compared letter by letter: another one means that something changed. */
  text: string;
  /** When that was; null where the word is no instant. */
  publishedAt: Date | null;
}

/** A record of more sources than this takes a whole read's worth of requests to look at. */
const MOST_SOURCES = 4;
/** Answers of a portal that says nothing of changes; other failures are the portal's. */
const SAYS_NOTHING = new Set(['not_found', 'refused', 'portal_error', 'not_json', 'empty']);

/**
 * Asks a portal when its data last changed, by one small request a layer: Socrata by the newest row's update
 * timestamp, ArcGIS by the layer's editing information, CKAN by the resource's metadata. Null where it does not say.
 */
export async function readChangeStamp(record: FeedRecord, http: FeedHttp): Promise<ChangeStamp | null> {
  if (record.platform === 'carto') return null;
  try {
    const sources = (await listLayers(record, http)).map((layer) => layer.record);
    if (record.lookup) sources.push(recordOfLookup(record, record.lookup));
    if (sources.length > MOST_SOURCES) return null;
    const stamps: { text: string; at: number }[] = [];
    for (const source of sources) {
      const stamp = await readSource(source, http);
      if (stamp === null) return null;
      stamps.push(stamp);
    }
    const newest = Math.max(...stamps.map(({ at }) => at));
    return {
      text: stamps.map(({ text }) => text).join(' '),
      publishedAt: Number.isFinite(newest) ? new Date(newest) : null,
    };
  } catch (error) {
    if (error instanceof FeedFailure && SAYS_NOTHING.has(error.code)) return null;
    throw error;
  }
}

const socrataSchema = z.tuple([z.looseObject({ ':updated_at': z.string() })]);
const arcgisSchema = z.looseObject({
  editingInfo: z.looseObject({ lastEditDate: z.number(), dataLastEditDate: z.number().optional() }),
});
const ckanSchema = z.looseObject({ result: z.looseObject({ last_modified: z.string() }) });

async function readSource(record: FeedRecord, http: FeedHttp): Promise<{ text: string; at: number } | null> {
  const url = new URL(record.endpoint);
  switch (record.platform) {
    case 'socrata': {
      url.searchParams.set('$select', ':updated_at');
      url.searchParams.set('$order', ':updated_at DESC,:id DESC');
      url.searchParams.set('$limit', '1');
      const answer = socrataSchema.safeParse(await http.getJson(url));
      if (!answer.success) return null;
      const text = answer.data[0][':updated_at'];
      return { text, at: Date.parse(text) };
    }
    case 'arcgis': {
      url.searchParams.set('f', 'json');
      const answer = arcgisSchema.safeParse(await http.getJson(url));
      if (!answer.success) return null;
      const { lastEditDate, dataLastEditDate = lastEditDate } = answer.data.editingInfo;
      return { text: String(dataLastEditDate), at: dataLastEditDate };
    }
    case 'ckan': {
      if (!record.dataset) return null;
      const show = new URL(`${record.endpoint}/resource_show`);
      show.searchParams.set('id', record.dataset);
      const answer = ckanSchema.safeParse(await http.getJson(show));
      if (!answer.success) return null;
      const text = answer.data.result.last_modified;
      // CKAN's times are UTC and do not say so.
      return { text, at: Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`) };
    }
    case 'carto':
    case 'accela':
    case 'energov':
    case 'opengov':
      return null;
  }
}
