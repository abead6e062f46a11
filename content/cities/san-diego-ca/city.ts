import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'san-diego-ca',
  name: 'San Diego',
  state: 'CA',
  timeZone: 'America/Los_Angeles',
  order: 100,
};
