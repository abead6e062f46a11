import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 40.4406,
  longitude: -79.9959,
  population: 304_391,
};
