import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'denver-co',
  name: 'Denver',
  state: 'CO',
  timeZone: 'America/Denver',
  order: 270,
};
