import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'raleigh-nc',
  name: 'Raleigh',
  state: 'NC',
  timeZone: 'America/New_York',
  order: 470,
};
