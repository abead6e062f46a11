import { z } from 'zod';
import {
  FeedFailure,
  type FeedFailureCode,
  type FeedHttp,
  type FeedLayer,
  type NewLayers,
} from '@/lib/tracking/feeds/types';
import { throwArcgisError } from './arcgis-layer';

const serviceSchema = z.looseObject({
  layers: z.array(z.looseObject({ id: z.number().int(), name: z.string() })),
});

/**
 * The layers a city has added since its record was written, oldest first (layer numbers are in no order). A
 * service that cannot list its layers has none, unless `all` is set: then only a missing service (404) counts
 * as none.
 */
export async function listNewLayers(
  { service, name }: NewLayers,
  known: FeedLayer[],
  http: FeedHttp,
  { all = false }: { all?: boolean } = {},
): Promise<FeedLayer[]> {
  const listed = await listService(service, http, all ? GONE : NOT_LISTED);
  const newestKnown = known.reduce((year, layer) => Math.max(year, yearIn(layer.id)), 0);
  return listed
    .filter((layer) => layer.name.toLowerCase().includes(name.toLowerCase()))
    .map((layer) => ({ id: String(yearIn(layer.name)), endpoint: `${service}/${layer.id}` }))
    .filter((layer) => Number(layer.id) > newestKnown)
    .sort((a, b) => Number(a.id) - Number(b.id));
}

async function listService(
  service: string,
  http: FeedHttp,
  forgiven: ReadonlySet<FeedFailureCode>,
): Promise<z.infer<typeof serviceSchema>['layers']> {
  const url = new URL(service);
  url.searchParams.set('f', 'json');
  try {
    const body = await http.getJson(url);
    throwArcgisError(body);
    const parsed = serviceSchema.safeParse(body);
    if (!parsed.success) throw new FeedFailure('portal_error', 'the service does not list its layers');
    return parsed.data.layers;
  } catch (error) {
    if (error instanceof FeedFailure && forgiven.has(error.code)) return [];
    throw error;
  }
}

const GONE: ReadonlySet<FeedFailureCode> = new Set(['not_found']);
const NOT_LISTED: ReadonlySet<FeedFailureCode> = new Set([
  'not_found',
  'refused',
  'portal_error',
  'not_json',
  'empty',
]);

function yearIn(text: string): number {
  return Number(/(?<!\d)20\d{2}(?!\d)/.exec(text)?.[0] ?? 0);
}
