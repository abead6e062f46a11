import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 42.3751,
  longitude: -71.1056,
  population: 110_402,
};
