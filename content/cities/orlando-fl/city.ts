import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'orlando-fl',
  name: 'Orlando',
  state: 'FL',
  timeZone: 'America/New_York',
  order: 520,
};
