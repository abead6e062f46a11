import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 47.2529,
  longitude: -122.4443,
  population: 207_948,
};
