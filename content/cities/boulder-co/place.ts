import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 40.015,
  longitude: -105.2706,
  population: 107_349,
};
