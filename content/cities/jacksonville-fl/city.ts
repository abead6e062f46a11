import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'jacksonville-fl',
  name: 'Jacksonville',
  state: 'FL',
  timeZone: 'America/New_York',
  order: 500,
};
