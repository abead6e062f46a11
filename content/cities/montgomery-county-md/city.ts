import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'montgomery-county-md',
  name: 'Montgomery County',
  nameEs: 'Condado de Montgomery',
  state: 'MD',
  timeZone: 'America/New_York',
  otherNames: ['montgomery'],
  order: 570,
};
