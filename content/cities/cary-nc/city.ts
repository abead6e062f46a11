import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'cary-nc',
  name: 'Cary',
  state: 'NC',
  timeZone: 'America/New_York',
  order: 480,
};
