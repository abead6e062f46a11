import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'scottsdale-az',
  name: 'Scottsdale',
  state: 'AZ',
  timeZone: 'America/Phoenix',
  order: 260,
};
