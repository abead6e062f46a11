import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 33.4484,
  longitude: -112.074,
  population: 1_563_025,
};
