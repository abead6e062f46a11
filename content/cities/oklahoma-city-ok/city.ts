import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'oklahoma-city-ok',
  name: 'Oklahoma City',
  state: 'OK',
  timeZone: 'America/Chicago',
  order: 300,
};
