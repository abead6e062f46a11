import type { CityProfile } from '@/lib/cities/types';

export const wi: readonly CityProfile[] = [];
