import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  // Its seat, Rockville.
  latitude: 39.084,
  longitude: -77.1528,
  population: null,
};
