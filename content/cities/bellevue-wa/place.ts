import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 47.6104,
  longitude: -122.2007,
  population: 139_820,
};
