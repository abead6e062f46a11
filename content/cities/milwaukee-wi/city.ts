import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'milwaukee-wi',
  name: 'Milwaukee',
  state: 'WI',
  timeZone: 'America/Chicago',
  order: 350,
};
