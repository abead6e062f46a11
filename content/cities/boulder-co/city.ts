import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'boulder-co',
  name: 'Boulder',
  state: 'CO',
  timeZone: 'America/Denver',
  order: 280,
};
