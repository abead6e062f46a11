import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'norfolk-va',
  name: 'Norfolk',
  state: 'VA',
  timeZone: 'America/New_York',
  order: 540,
};
