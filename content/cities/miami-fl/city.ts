import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'miami-fl',
  name: 'Miami',
  state: 'FL',
  timeZone: 'America/New_York',
  order: 510,
};
