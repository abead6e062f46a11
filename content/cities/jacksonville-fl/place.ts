import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 30.3322,
  longitude: -81.6556,
  population: 868_031,
};
