import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'mesa-az',
  name: 'Mesa',
  state: 'AZ',
  timeZone: 'America/Phoenix',
  order: 220,
};
