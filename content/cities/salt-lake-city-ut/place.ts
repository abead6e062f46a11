import type { CityPlace } from '@/lib/tracking/cities/types';

export const place: CityPlace = {
  latitude: 40.7608,
  longitude: -111.8911,
  population: 192_672,
};
