import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 42.8865,
  longitude: -78.8784,
  population: 258_071,
};
