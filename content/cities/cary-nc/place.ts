import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 35.7915,
  longitude: -78.7811,
  population: 159_769,
};
