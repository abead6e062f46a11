import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'cambridge-ma',
  name: 'Cambridge',
  state: 'MA',
  timeZone: 'America/New_York',
  order: 630,
};
