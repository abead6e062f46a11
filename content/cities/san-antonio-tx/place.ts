import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 29.4241,
  longitude: -98.4936,
  population: 1_469_845,
};
