import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 39.7392,
  longitude: -104.9847,
  population: 682_545,
};
