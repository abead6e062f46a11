import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'phoenix-az',
  name: 'Phoenix',
  state: 'AZ',
  timeZone: 'America/Phoenix',
  order: 210,
};
