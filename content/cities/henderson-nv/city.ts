import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'henderson-nv',
  name: 'Henderson',
  state: 'NV',
  timeZone: 'America/Los_Angeles',
  order: 190,
};
