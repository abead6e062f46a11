import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'detroit-mi',
  name: 'Detroit',
  state: 'MI',
  timeZone: 'America/Detroit',
  order: 360,
};
