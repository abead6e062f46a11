import type { CityProfile } from '@/lib/cities/types';

export const fl: readonly CityProfile[] = [];
