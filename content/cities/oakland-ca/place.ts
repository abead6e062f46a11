import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 37.8044,
  longitude: -122.2708,
  population: 419_267,
};
