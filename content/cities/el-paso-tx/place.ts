import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 31.7587,
  longitude: -106.4869,
  population: 681_124,
};
