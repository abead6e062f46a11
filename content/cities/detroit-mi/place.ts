import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 42.3314,
  longitude: -83.0457,
  population: 677_116,
};
