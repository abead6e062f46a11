import type { CityProfile } from '@/lib/cities/types';

export const va: readonly CityProfile[] = [];
