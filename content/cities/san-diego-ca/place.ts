import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 32.7157,
  longitude: -117.1647,
  population: 1_394_928,
};
