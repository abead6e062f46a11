import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 39.9523,
  longitude: -75.1638,
  population: 1_567_442,
};
