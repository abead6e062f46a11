import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'washington-dc',
  name: 'Washington',
  state: 'DC',
  timeZone: 'America/New_York',
  otherNames: ['washington dc', 'dc'],
  order: 550,
};
