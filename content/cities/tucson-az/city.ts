import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'tucson-az',
  name: 'Tucson',
  state: 'AZ',
  timeZone: 'America/Phoenix',
  order: 240,
};
