import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 30.4433,
  longitude: -91.1875,
  population: 228_590,
};
