import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 32.7357,
  longitude: -97.1081,
  population: 388_125,
};
