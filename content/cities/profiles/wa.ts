import type { CityProfile } from '@/lib/cities/types';

export const wa: readonly CityProfile[] = [];
