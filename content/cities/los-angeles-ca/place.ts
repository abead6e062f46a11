import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 34.0522,
  longitude: -118.2437,
  population: 3_971_883,
};
