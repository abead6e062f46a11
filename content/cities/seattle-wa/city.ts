import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'seattle-wa',
  name: 'Seattle',
  state: 'WA',
  timeZone: 'America/Los_Angeles',
  order: 140,
};
