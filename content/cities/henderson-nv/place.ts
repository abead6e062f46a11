import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 36.0397,
  longitude: -114.9819,
  population: 285_667,
};
