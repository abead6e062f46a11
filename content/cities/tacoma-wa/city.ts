import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'tacoma-wa',
  name: 'Tacoma',
  state: 'WA',
  timeZone: 'America/Los_Angeles',
  order: 160,
};
