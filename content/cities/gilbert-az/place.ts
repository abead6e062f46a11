import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 33.3528,
  longitude: -111.789,
  population: 247_542,
};
