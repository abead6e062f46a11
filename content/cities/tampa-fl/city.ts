import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'tampa-fl',
  name: 'Tampa',
  state: 'FL',
  timeZone: 'America/New_York',
  order: 530,
};
