import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'san-francisco-ca',
  name: 'San Francisco',
  state: 'CA',
  timeZone: 'America/Los_Angeles',
  otherNames: ['sf'],
  order: 90,
};
