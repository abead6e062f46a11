import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'tempe-az',
  name: 'Tempe',
  state: 'AZ',
  timeZone: 'America/Phoenix',
  order: 230,
};
