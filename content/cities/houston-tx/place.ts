import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 29.7633,
  longitude: -95.3633,
  population: 2_296_224,
};
