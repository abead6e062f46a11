import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 39.1271,
  longitude: -84.5144,
  population: 296_943,
};
