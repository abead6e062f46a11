import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'chicago-il',
  name: 'Chicago',
  state: 'IL',
  timeZone: 'America/Chicago',
  order: 330,
};
