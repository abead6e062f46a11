import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 38.8951,
  longitude: -77.0364,
  population: 601_723,
};
