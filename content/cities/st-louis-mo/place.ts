import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 38.6273,
  longitude: -90.1979,
  population: 315_685,
};
