import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'los-angeles-ca',
  name: 'Los Angeles',
  nameEs: 'Los Ángeles',
  state: 'CA',
  timeZone: 'America/Los_Angeles',
  otherNames: ['la'],
  order: 80,
};
