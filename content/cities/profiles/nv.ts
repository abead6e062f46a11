import type { CityProfile } from '@/lib/cities/types';

export const nv: readonly CityProfile[] = [];
