import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 35.4676,
  longitude: -97.5164,
  population: 631_346,
};
