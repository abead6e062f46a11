import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'san-jose-ca',
  name: 'San Jose',
  nameEs: 'San José',
  state: 'CA',
  timeZone: 'America/Los_Angeles',
  order: 110,
};
