import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'boston-ma',
  name: 'Boston',
  state: 'MA',
  timeZone: 'America/New_York',
  order: 620,
};
