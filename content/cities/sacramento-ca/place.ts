import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 38.5816,
  longitude: -121.4944,
  population: 490_712,
};
