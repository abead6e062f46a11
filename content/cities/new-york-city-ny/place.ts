import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 40.7143,
  longitude: -74.006,
  population: 8_175_133,
};
