import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'columbus-oh',
  name: 'Columbus',
  state: 'OH',
  timeZone: 'America/New_York',
  order: 370,
};
