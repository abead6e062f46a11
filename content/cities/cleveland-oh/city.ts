import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'cleveland-oh',
  name: 'Cleveland',
  state: 'OH',
  timeZone: 'America/New_York',
  order: 390,
};
