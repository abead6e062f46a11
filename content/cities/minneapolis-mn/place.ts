import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 44.98,
  longitude: -93.2638,
  population: 410_939,
};
