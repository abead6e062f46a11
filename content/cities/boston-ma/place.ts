import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 42.3584,
  longitude: -71.0598,
  population: 667_137,
};
