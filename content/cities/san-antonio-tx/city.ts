import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'san-antonio-tx',
  name: 'San Antonio',
  state: 'TX',
  timeZone: 'America/Chicago',
  order: 20,
};
