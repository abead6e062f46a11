import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 41.4995,
  longitude: -81.6954,
  population: 388_072,
};
