import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 25.7743,
  longitude: -80.1937,
  population: 441_003,
};
