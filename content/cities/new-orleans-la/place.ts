import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 29.9547,
  longitude: -90.0751,
  population: 389_617,
};
