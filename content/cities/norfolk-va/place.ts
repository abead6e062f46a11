import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 36.8468,
  longitude: -76.2852,
  population: 246_393,
};
