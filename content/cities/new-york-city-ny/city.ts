import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'new-york-city-ny',
  name: 'New York City',
  nameEs: 'Nueva York',
  state: 'NY',
  timeZone: 'America/New_York',
  otherNames: ['new york', 'nyc', 'ny city', 'ciudad de nueva york'],
  order: 600,
};
