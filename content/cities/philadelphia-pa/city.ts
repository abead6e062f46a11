import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'philadelphia-pa',
  name: 'Philadelphia',
  nameEs: 'Filadelfia',
  state: 'PA',
  timeZone: 'America/New_York',
  order: 580,
};
