import { hostOf } from './hosts';
import type { FeedRecord } from './types';

export interface PortalTokens {
  /** One application token counts at every Socrata portal. */
  socrata?: string | undefined;
  /** An ArcGIS token opens one server: by its host. */
  arcgis: ReadonlyMap<string, string>;
}

/** `host=token,host=token` as a map. */
export function parseArcgisTokens(setting: string | undefined): Map<string, string> {
  const pairs = (setting ?? '').split(',').filter((pair) => pair !== '');
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

/**
 * The headers by which a portal knows us, as its platform wants them: `X-App-Token` at Socrata's, and at ArcGIS's
 * `X-Esri-Authorization`, which no proxy or log on the way keeps as it would an address. Each token goes to its own
 * hosts alone, and over https alone.
 */
export function tokenHeaders(
  records: readonly Pick<FeedRecord, 'platform' | 'endpoint'>[],
  tokens: PortalTokens,
): (url: URL) => Record<string, string> {
  const socrata = new Set(records.filter(({ platform }) => platform === 'socrata').map(hostOf));
  return (url) => {
    if (url.protocol !== 'https:') return {};
    if (tokens.socrata && socrata.has(url.host)) return { 'x-app-token': tokens.socrata };
    const token = tokens.arcgis.get(url.host);
    return token ? { 'x-esri-authorization': `Bearer ${token}` } : {};
  };
}
