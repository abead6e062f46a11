import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'charlotte-nc',
  name: 'Charlotte',
  state: 'NC',
  timeZone: 'America/New_York',
  order: 490,
};
