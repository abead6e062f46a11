import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 35.1495,
  longitude: -90.049,
  population: 655_770,
};
