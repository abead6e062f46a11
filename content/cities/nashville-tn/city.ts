import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'nashville-tn',
  name: 'Nashville',
  state: 'TN',
  timeZone: 'America/Chicago',
  order: 420,
};
