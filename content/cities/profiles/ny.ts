import type { CityProfile } from '@/lib/cities/types';

export const ny: readonly CityProfile[] = [];
