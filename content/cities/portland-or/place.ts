import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 45.5234,
  longitude: -122.6762,
  population: 632_309,
};
