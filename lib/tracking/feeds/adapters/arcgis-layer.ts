import { z } from 'zod';
import { describePortalError } from '@/lib/tracking/feeds/http-failure';
import { FeedFailure, type FeedHttp, type FeedRecord } from '@/lib/tracking/feeds/types';

const layerSchema = z.looseObject({
  objectIdField: z.string().nullish(),
  maxRecordCount: z.number().int().positive().nullish(),
  fields: z.array(z.looseObject({ name: z.string(), type: z.string() })),
});

export interface ArcgisLayer {
  oidField: string;
  /** Each column's type in ArcGIS's words. */
  columns: Map<string, string>;
  maxRecordCount: number;
}

/** ArcGIS answers its errors under HTTP 200. */
export function throwArcgisError(body: unknown): void {
  if (typeof body === 'object' && body !== null && 'error' in body) {
    throw new FeedFailure(
      'portal_error',
      describePortalError(body.error) || 'the layer answers with an error',
    );
  }
}

/** What the layer says of itself: its key column, its columns, its page limit. */
export async function readLayer(record: FeedRecord, http: FeedHttp): Promise<ArcgisLayer> {
  const url = new URL(record.endpoint);
  url.searchParams.set('f', 'json');
  const body = await http.getJson(url);
  throwArcgisError(body);
  const parsed = layerSchema.safeParse(body);
  if (!parsed.success) throw new FeedFailure('portal_error', 'the layer does not describe itself');
  const { objectIdField, maxRecordCount, fields } = parsed.data;
  const oidField = objectIdField ?? fields.find((field) => field.type === 'esriFieldTypeOID')?.name;
  if (!oidField) throw new FeedFailure('portal_error', 'the layer has no object id to page by');
  const columns = new Map(fields.map((field) => [field.name, field.type]));
  return { oidField, columns, maxRecordCount: maxRecordCount ?? 1000 };
}
