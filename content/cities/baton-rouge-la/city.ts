import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'baton-rouge-la',
  name: 'Baton Rouge',
  state: 'LA',
  timeZone: 'America/Chicago',
  order: 450,
};
