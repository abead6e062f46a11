import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'salt-lake-city-ut',
  name: 'Salt Lake City',
  state: 'UT',
  timeZone: 'America/Denver',
  order: 290,
};
