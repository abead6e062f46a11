import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'baltimore-md',
  name: 'Baltimore',
  state: 'MD',
  timeZone: 'America/New_York',
  order: 560,
};
