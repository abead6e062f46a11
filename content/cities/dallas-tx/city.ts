import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'dallas-tx',
  name: 'Dallas',
  state: 'TX',
  timeZone: 'America/Chicago',
  order: 40,
};
