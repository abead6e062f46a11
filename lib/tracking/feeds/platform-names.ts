import type { Platform } from './types';

/** As the platforms write themselves. */
export const PLATFORM_NAMES: Record<Platform, string> = {
  socrata: 'Socrata',
  arcgis: 'ArcGIS',
  ckan: 'CKAN',
  carto: 'CARTO',
  accela: 'Accela',
  energov: 'EnerGov',
  opengov: 'OpenGov',
};
