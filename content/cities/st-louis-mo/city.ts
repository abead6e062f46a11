import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'st-louis-mo',
  name: 'St. Louis',
  state: 'MO',
  timeZone: 'America/Chicago',
  otherNames: ['saint louis'],
  order: 320,
};
