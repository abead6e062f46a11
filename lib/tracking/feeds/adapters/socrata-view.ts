import { z } from 'zod';
import { FeedFailure, type FeedHttp, type FeedRecord } from '@/lib/tracking/feeds/types';

/** The URL of Socrata's metadata for the data set behind a resource URL. */
export function viewUrl(record: Pick<FeedRecord, 'endpoint'>): URL | null {
  const url = new URL(record.endpoint);
  const dataset = /\/resource\/([^/.]+)\.json$/.exec(url.pathname)?.[1];
  return dataset ? new URL(`/api/views/${dataset}.json`, url) : null;
}

const viewSchema = z.looseObject({
  columns: z.array(z.looseObject({ fieldName: z.string(), dataTypeName: z.string().optional() })),
});

/** Column types by name from the data set's metadata; null where it has none. */
export async function readColumns(record: FeedRecord, http: FeedHttp): Promise<Map<string, string> | null> {
  const url = viewUrl(record);
  if (!url) return null;
  try {
    const parsed = viewSchema.safeParse(await http.getJson(url));
    if (!parsed.success) return null;
    return new Map(parsed.data.columns.map((column) => [column.fieldName, column.dataTypeName ?? '']));
  } catch (error) {
    if (error instanceof FeedFailure && UNDATED_FAILURES.has(error.code)) return null;
    throw error;
  }
}

const UNDATED_FAILURES = new Set(['not_found', 'refused', 'portal_error', 'not_json', 'empty']);
