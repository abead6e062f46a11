import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'gilbert-az',
  name: 'Gilbert',
  state: 'AZ',
  timeZone: 'America/Phoenix',
  order: 250,
};
