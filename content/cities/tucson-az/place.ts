import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 32.2217,
  longitude: -110.9265,
  population: 531_641,
};
