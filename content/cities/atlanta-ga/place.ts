import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 33.749,
  longitude: -84.388,
  population: 463_878,
};
