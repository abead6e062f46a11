import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 36.1659,
  longitude: -86.7844,
  population: 530_852,
};
