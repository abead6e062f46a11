import type { Platform, PlatformAdapter } from '@/lib/tracking/feeds/types';
import { accelaAdapter } from './accela';
import { arcgisAdapter } from './arcgis';
import { cartoAdapter } from './carto';
import { ckanAdapter } from './ckan';
import { energovAdapter } from './energov';
import { throughLayers } from './layers';
import { withLookup } from './lookup';
import { opengovAdapter } from './opengov';
import { socrataAdapter } from './socrata';

const complete = (adapter: PlatformAdapter): PlatformAdapter => withLookup(throughLayers(adapter));

const ADAPTERS: Record<Platform, PlatformAdapter> = {
  socrata: complete(socrataAdapter),
  arcgis: complete(arcgisAdapter),
  ckan: complete(ckanAdapter),
  carto: complete(cartoAdapter),
  accela: complete(accelaAdapter),
  energov: complete(energovAdapter),
  opengov: complete(opengovAdapter),
};

/** The platform's adapter, wrapped for the record's layers and lookup. */
export function adapterFor(platform: Platform): PlatformAdapter {
  return ADAPTERS[platform];
}
