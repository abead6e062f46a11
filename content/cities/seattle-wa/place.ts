import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 47.6062,
  longitude: -122.3321,
  population: 684_451,
};
