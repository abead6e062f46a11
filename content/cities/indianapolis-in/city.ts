import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'indianapolis-in',
  name: 'Indianapolis',
  nameEs: 'Indianápolis',
  state: 'IN',
  timeZone: 'America/Indiana/Indianapolis',
  order: 400,
};
