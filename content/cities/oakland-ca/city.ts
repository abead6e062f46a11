import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'oakland-ca',
  name: 'Oakland',
  state: 'CA',
  timeZone: 'America/Los_Angeles',
  order: 130,
};
