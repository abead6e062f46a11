import type { CityProfile } from '@/lib/cities/types';

export const md: readonly CityProfile[] = [];
