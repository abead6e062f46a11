import type { CityProfile } from '@/lib/cities/types';

export const oregon: readonly CityProfile[] = [];
