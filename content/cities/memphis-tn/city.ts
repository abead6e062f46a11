import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'memphis-tn',
  name: 'Memphis',
  state: 'TN',
  timeZone: 'America/Chicago',
  order: 430,
};
