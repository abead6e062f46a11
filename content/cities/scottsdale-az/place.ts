import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 33.5092,
  longitude: -111.899,
  population: 236_839,
};
