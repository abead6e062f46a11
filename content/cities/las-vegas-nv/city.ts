import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'las-vegas-nv',
  name: 'Las Vegas',
  state: 'NV',
  timeZone: 'America/Los_Angeles',
  order: 180,
};
