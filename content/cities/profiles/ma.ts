import type { CityProfile } from '@/lib/cities/types';

export const ma: readonly CityProfile[] = [];
