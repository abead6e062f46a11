import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 38.2542,
  longitude: -85.7594,
  population: 243_639,
};
