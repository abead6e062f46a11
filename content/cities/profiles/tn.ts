import type { CityProfile } from '@/lib/cities/types';

export const tn: readonly CityProfile[] = [];
