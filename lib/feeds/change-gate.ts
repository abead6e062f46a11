import { z } from 'zod';
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
 * One small conditional request instead of a whole table: has the data set changed since it was last read whole?
 * Only for later polls of feeds that are read whole; when in doubt the gate is open.
 */
export async function passGate(record: FeedRecord, request: ReadRequest, http: FeedHttp): Promise<Gate> {
  const isWholeReread = record.poll.by === 'all' && request.since !== null && request.position === null;
  const url = descriptionUrl(record);
  if (!isWholeReread || !url || !isConditional(http)) return OPEN;
  try {
    const answer = await http.getJsonIfChanged(url);
    if (!answer.modified) return { open: false };
    // A description without the time of the last change stays the same while rows come and go: worth nothing.
    return tellsLastChange(answer.body) ? { open: true, remember: answer.remember } : OPEN;
  } catch (error) {
    // Portals without such a description are read as ever; one that is in trouble says so.
    const hasNone = error instanceof FeedFailure && DESCRIPTION_ABSENT.has(error.code);
    if (hasNone) return OPEN;
    throw error;
  }
}

const DESCRIPTION_ABSENT = new Set(['not_found', 'refused', 'portal_error', 'not_json', 'empty']);

/** Where a platform tells when a data set last changed; CARTO does not. */
function descriptionUrl(record: FeedRecord): URL | null {
  const url = new URL(record.endpoint);
  switch (record.platform) {
    case 'arcgis':
      url.searchParams.set('f', 'json');
      return url;
    case 'socrata': {
      const dataset = /\/resource\/([^/.]+)\.json$/.exec(url.pathname)?.[1];
      return dataset ? new URL(`/api/views/${dataset}.json`, url) : null;
    }
    case 'ckan': {
      if (!record.dataset) return null;
      const show = new URL(`${record.endpoint}/resource_show`);
      show.searchParams.set('id', record.dataset);
      return show;
    }
    case 'carto':
      return null;
  }
}

const lastChangeSchema = z.union([
  z.looseObject({ editingInfo: z.looseObject({ lastEditDate: z.number() }) }),
  z.looseObject({ rowsUpdatedAt: z.number() }),
  z.looseObject({ result: z.looseObject({ last_modified: z.string() }) }),
]);

function tellsLastChange(body: unknown): boolean {
  return lastChangeSchema.safeParse(body).success;
}

function isConditional(http: FeedHttp): http is ConditionalFeedHttp {
  return 'getJsonIfChanged' in http && 'remembers' in http && http.remembers === true;
}

/** Validators for the life of a process: after a restart each feed is read whole once more. */
export function memoryValidators(): ValidatorStore {
  const kept = new Map<string, Validator>();
  return {
    get: async (url) => kept.get(url) ?? null,
    set: async (url, validator) => {
      kept.set(url, validator);
    },
  };
}
