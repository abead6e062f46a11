import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'fort-worth-tx',
  name: 'Fort Worth',
  state: 'TX',
  timeZone: 'America/Chicago',
  otherNames: ['ft worth'],
  order: 30,
};
