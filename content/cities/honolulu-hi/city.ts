import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'honolulu-hi',
  name: 'Honolulu',
  nameEs: 'Honolulú',
  state: 'HI',
  timeZone: 'Pacific/Honolulu',
  order: 200,
};
