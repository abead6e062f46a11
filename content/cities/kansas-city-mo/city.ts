import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'kansas-city-mo',
  name: 'Kansas City',
  state: 'MO',
  timeZone: 'America/Chicago',
  order: 310,
};
