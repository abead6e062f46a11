import type { CityProfile } from '@/lib/cities/types';

export const co: readonly CityProfile[] = [];
