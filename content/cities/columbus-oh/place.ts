import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 39.9612,
  longitude: -82.9988,
  population: 850_106,
};
