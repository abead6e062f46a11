import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'bellevue-wa',
  name: 'Bellevue',
  state: 'WA',
  timeZone: 'America/Los_Angeles',
  order: 150,
};
