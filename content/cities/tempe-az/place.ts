import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 33.4148,
  longitude: -111.9093,
  population: 175_826,
};
