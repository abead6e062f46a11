import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'buffalo-ny',
  name: 'Buffalo',
  state: 'NY',
  timeZone: 'America/New_York',
  order: 610,
};
