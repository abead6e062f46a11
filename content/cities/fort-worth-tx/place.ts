import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 32.7254,
  longitude: -97.3208,
  population: 833_319,
};
