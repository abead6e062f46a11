import type { CityProfile } from '@/lib/cities/types';

export const oh: readonly CityProfile[] = [];
