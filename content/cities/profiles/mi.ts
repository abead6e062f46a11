import type { CityProfile } from '@/lib/cities/types';

export const mi: readonly CityProfile[] = [];
