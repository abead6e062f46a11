import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 39.7684,
  longitude: -86.158,
  population: 829_718,
};
