import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'austin-tx',
  name: 'Austin',
  state: 'TX',
  timeZone: 'America/Chicago',
  order: 10,
};
