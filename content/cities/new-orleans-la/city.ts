import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'new-orleans-la',
  name: 'New Orleans',
  nameEs: 'Nueva Orleans',
  state: 'LA',
  timeZone: 'America/Chicago',
  order: 440,
};
