import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 35.7721,
  longitude: -78.6386,
  population: 451_066,
};
