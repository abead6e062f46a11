import type { City } from '@/lib/tracking/cities/types';

export const city: City = {
  slug: 'el-paso-tx',
  name: 'El Paso',
  state: 'TX',
  timeZone: 'America/Denver',
  order: 70,
};
