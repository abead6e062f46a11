import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'atlanta-ga',
  name: 'Atlanta',
  state: 'GA',
  timeZone: 'America/New_York',
  order: 460,
};
