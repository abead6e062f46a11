import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 41.85,
  longitude: -87.65,
  population: 2_720_546,
};
