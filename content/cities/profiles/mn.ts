import type { CityProfile } from '@/lib/cities/types';

export const mn: readonly CityProfile[] = [];
