import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'pittsburgh-pa',
  name: 'Pittsburgh',
  state: 'PA',
  timeZone: 'America/New_York',
  order: 590,
};
