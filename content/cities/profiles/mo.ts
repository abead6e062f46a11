import type { CityProfile } from '@/lib/cities/types';

export const mo: readonly CityProfile[] = [];
