import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 39.0997,
  longitude: -94.5786,
  population: 475_378,
};
