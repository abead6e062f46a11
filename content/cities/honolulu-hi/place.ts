import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 21.3069,
  longitude: -157.8583,
  population: 371_657,
};
