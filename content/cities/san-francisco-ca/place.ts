import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 37.7749,
  longitude: -122.4194,
  population: 864_816,
};
