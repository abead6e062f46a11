import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'arlington-tx',
  name: 'Arlington',
  state: 'TX',
  timeZone: 'America/Chicago',
  order: 50,
};
