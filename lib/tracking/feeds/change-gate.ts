import { z } from 'zod';
import { listLayers } from './adapters/layers';
import { recordOfLookup } from './adapters/lookup';
import { viewUrl } from './adapters/socrata-view';
import {
  type ConditionalFeedHttp,
  FeedFailure,
  type FeedHttp,
  type FeedRecord,
  type ReadRequest,
  type Validator,
  type ValidatorStore,
} from './types';

export type Gate = { open: false } | { open: true; remember: () => Promise<void> };

const OPEN: Gate = { open: true, remember: async () => {} };

/**
 * Change detection for feeds that are read whole: one small conditional request asks whether the data set
 * changed since the last whole read. Every layer and the lookup are asked, and any change means the feed is
 * read. Used only after the first read; when in doubt, the feed is read.
 */
export async function passGate(record: FeedRecord, request: ReadRequest, http: FeedHttp): Promise<Gate> {
  const isWholeReread = record.poll.by === 'all' && request.since !== null && request.position === null;
  if (!isWholeReread || !isConditional(http)) return OPEN;
  const sources = (await listLayers(record, http)).map((layer) => layer.record);
  if (record.lookup) sources.push(recordOfLookup(record, record.lookup));
  const remember: (() => Promise<void>)[] = [];
  for (const source of sources) {
    const gate = await passSource(source, http);
    if (gate === 'unknown') return OPEN;
    if (gate !== 'unchanged') remember.push(gate);
  }
  if (remember.length === 0) return { open: false };
  return {
    open: true,
    remember: async () => {
      for (const one of remember) await one();
    },
  };
}

async function passSource(
  record: FeedRecord,
  http: ConditionalFeedHttp,
): Promise<'unknown' | 'unchanged' | (() => Promise<void>)> {
  const url = descriptionUrl(record);
  if (!url) return 'unknown';
  try {
    const answer = await http.getJsonIfChanged(url);
    if (!answer.modified) return 'unchanged';
    // Metadata without a last-modified time stays the same while rows change, so its validator is useless.
    return hasLastChange(answer.body) ? answer.remember : 'unknown';
  } catch (error) {
    // A portal without metadata is always read; one that fails otherwise reports its failure.
    if (error instanceof FeedFailure && DESCRIPTION_ABSENT.has(error.code)) return 'unknown';
    throw error;
  }
}

const DESCRIPTION_ABSENT = new Set(['not_found', 'refused', 'portal_error', 'not_json', 'empty']);

/** The URL of the metadata that holds a data set's last-modified time; CARTO and the permit systems have none. */
function descriptionUrl(record: FeedRecord): URL | null {
  const url = new URL(record.endpoint);
  switch (record.platform) {
    case 'arcgis':
      url.searchParams.set('f', 'json');
      return url;
    case 'socrata':
      return viewUrl(record);
    case 'ckan': {
      if (!record.dataset) return null;
      const show = new URL(`${record.endpoint}/resource_show`);
      show.searchParams.set('id', record.dataset);
      return show;
    }
    default:
      return null;
  }
}

const lastChangeSchema = z.union([
  z.looseObject({ editingInfo: z.looseObject({ lastEditDate: z.number() }) }),
  z.looseObject({ rowsUpdatedAt: z.number() }),
  z.looseObject({ result: z.looseObject({ last_modified: z.string() }) }),
]);

function hasLastChange(body: unknown): boolean {
  return lastChangeSchema.safeParse(body).success;
}

function isConditional(http: FeedHttp): http is ConditionalFeedHttp {
  return 'getJsonIfChanged' in http && 'remembers' in http && http.remembers === true;
}

/** An in-memory validator store: after a restart each feed is read whole once. */
export function memoryValidators(): ValidatorStore {
  const kept = new Map<string, Validator>();
  return {
    get: async (url) => kept.get(url) ?? null,
    set: async (url, validator) => {
      kept.set(url, validator);
    },
  };
}
