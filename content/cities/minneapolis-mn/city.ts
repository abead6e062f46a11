import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'minneapolis-mn',
  name: 'Minneapolis',
  state: 'MN',
  timeZone: 'America/Chicago',
  order: 340,
};
