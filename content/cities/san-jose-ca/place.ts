import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 37.3394,
  longitude: -121.895,
  population: 1_026_908,
};
