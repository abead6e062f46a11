import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 43.0389,
  longitude: -87.9065,
  population: 600_155,
};
