import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 28.5383,
  longitude: -81.3792,
  population: 270_934,
};
