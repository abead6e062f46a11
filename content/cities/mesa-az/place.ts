import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 33.4223,
  longitude: -111.8226,
  population: 471_825,
};
