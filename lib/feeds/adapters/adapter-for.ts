import type { Platform, PlatformAdapter } from '@/lib/feeds/types';
import { arcgisAdapter } from './arcgis';
import { cartoAdapter } from './carto';
import { ckanAdapter } from './ckan';
import { socrataAdapter } from './socrata';

const ADAPTERS: Record<Platform, PlatformAdapter> = {
  socrata: socrataAdapter,
  arcgis: arcgisAdapter,
  ckan: ckanAdapter,
  carto: cartoAdapter,
};

export function adapterFor(platform: Platform): PlatformAdapter {
  return ADAPTERS[platform];
}
