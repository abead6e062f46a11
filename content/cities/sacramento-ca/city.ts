import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'sacramento-ca',
  name: 'Sacramento',
  state: 'CA',
  timeZone: 'America/Los_Angeles',
  order: 120,
};
