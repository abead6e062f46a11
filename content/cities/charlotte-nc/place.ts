import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 35.2271,
  longitude: -80.8431,
  population: 827_097,
};
