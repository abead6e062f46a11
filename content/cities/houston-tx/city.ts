import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'houston-tx',
  name: 'Houston',
  state: 'TX',
  timeZone: 'America/Chicago',
  order: 60,
};
