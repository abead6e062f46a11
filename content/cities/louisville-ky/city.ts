import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'louisville-ky',
  name: 'Louisville',
  state: 'KY',
  timeZone: 'America/Kentucky/Louisville',
  order: 410,
};
