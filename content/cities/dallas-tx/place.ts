import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 32.7831,
  longitude: -96.8067,
  population: 1_300_092,
};
