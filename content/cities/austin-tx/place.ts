import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 30.2672,
  longitude: -97.7431,
  population: 931_830,
};
