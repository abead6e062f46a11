import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'cincinnati-oh',
  name: 'Cincinnati',
  state: 'OH',
  timeZone: 'America/New_York',
  order: 380,
};
