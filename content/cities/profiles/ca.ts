import type { CityProfile } from '@/lib/cities/types';

export const ca: readonly CityProfile[] = [];
