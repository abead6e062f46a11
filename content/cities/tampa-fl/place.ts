import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 27.9475,
  longitude: -82.4584,
  population: 369_075,
};
