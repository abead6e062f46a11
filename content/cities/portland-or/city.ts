import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'portland-or',
  name: 'Portland',
  state: 'OR',
  timeZone: 'America/Los_Angeles',
  order: 170,
};
