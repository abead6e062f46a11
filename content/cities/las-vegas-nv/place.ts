import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 36.175,
  longitude: -115.1372,
  population: 623_747,
};
