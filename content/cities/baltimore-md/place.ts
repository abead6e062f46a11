import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 39.2904,
  longitude: -76.6122,
  population: 621_849,
};
